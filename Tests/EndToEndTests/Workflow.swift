import Foundation
import TestSupport

/// A job of a service's workflow, with its steps in order.
struct WorkflowJob {
  enum Step {
    case run(String)
    /// Keeps a folder after the job has ended.
    case upload(folder: String, name: String)
    /// Copies what other jobs kept into a folder; a trailing `*` in a name matches any ending.
    case download(name: String, folder: String)
  }

  var steps: [Step]
  /// The variables of each of the machines that run the job.
  var machines: [[String: String]] = [[:]]
}

extension WorkflowJob {
  /// The jobs of a GitHub workflow, in the order of the file; `matrix.shard` is put in where it is used.
  static func github(_ text: String) throws -> [[WorkflowJob]] {
    let workflow = try YAMLValue(text)
    return workflow["jobs"].members.map { _, job in
      let shards = job["strategy"]["matrix"]["shard"].elements.map(\.scalar)
      return (shards.isEmpty ? [""] : shards).map { shard in
        WorkflowJob(steps: job["steps"].elements.compactMap { githubStep($0, shard: shard) })
      }
    }
  }

  private static func githubStep(_ step: YAMLValue, shard: String) -> Step? {
    func text(_ value: YAMLValue) -> String {
      value.scalar.replacingOccurrences(of: "${{ matrix.shard }}", with: shard)
    }
    let inputs = step["with"]
    switch step["uses"].scalar.split(separator: "@").first {
    case nil: return .run(text(step["run"]))
    case "actions/upload-artifact": return .upload(folder: text(inputs["path"]), name: text(inputs["name"]))
    case "actions/download-artifact":
      let name = inputs["name"].scalar.isEmpty ? inputs["pattern"] : inputs["name"]
      return .download(name: text(name), folder: text(inputs["path"]))
    default: return nil
    }
  }

  /// The jobs of a GitLab pipeline, in the order of the file.
  ///
  /// A job begins with the artifacts of those that it needs, at the paths at which they were.
  static func gitlab(_ text: String) throws -> [[WorkflowJob]] {
    let pipeline = try YAMLValue(text)
    let jobs = pipeline.members.filter { !$0.value["script"].elements.isEmpty }
    return jobs.map { name, job in
      let needed = job["needs"].elements.map(\.scalar)
      let downloads = needed.map { need in
        Step.download(
          name: "\(need) *", folder: pipeline[need]["artifacts"]["paths"].elements.first?.scalar ?? "")
      }
      let count = Int(job["parallel"].scalar) ?? 1
      return (1...count).map { number in
        let uploads = job["artifacts"]["paths"].elements.map {
          Step.upload(folder: $0.scalar, name: "\(name) \(number)")
        }
        let commands = job["script"].elements.map(\.scalar).joined(separator: "\n")
        let variables = ["CI_NODE_INDEX": "\(number)", "CI_NODE_TOTAL": "\(count)"]
        return WorkflowJob(
          steps: downloads + [.run(commands)] + uploads, machines: [count > 1 ? variables : [:]])
      }
    }
  }
}

/// The content of a YAML file, for the features that the workflows use: maps, lists, scalars and blocks.
struct YAMLValue {
  private(set) var scalar = ""
  private(set) var elements: [YAMLValue] = []
  private(set) var members: [(key: String, value: YAMLValue)] = []

  init(_ text: String) throws {
    var lines = text.components(separatedBy: "\n").filter { line in
      let words = line.trimmingCharacters(in: .whitespaces)
      return !words.isEmpty && !words.hasPrefix("#")
    }[...]
    self.init(&lines, indentation: 0)
  }

  private init(scalar: String) {
    if scalar.hasPrefix("["), scalar.hasSuffix("]") {
      elements = scalar.dropFirst().dropLast().split(separator: ",").map {
        YAMLValue(scalar: $0.trimmingCharacters(in: .whitespaces))
      }
    } else {
      self.scalar = scalar.trimmingCharacters(in: ["\""])
    }
  }

  /// Reads the lines that are indented by at least so many spaces.
  private init(_ lines: inout ArraySlice<String>, indentation: Int) {
    while let line = lines.first, line.indentation >= indentation {
      let own = line.indentation
      let words = line.dropFirst(own)
      if words.hasPrefix("- ") {
        // The rest of the line after the dash is read as a separate line with the same indentation.
        lines[lines.startIndex] = String(repeating: " ", count: own + 2) + words.dropFirst(2)
        elements.append(YAMLValue(&lines, indentation: own + 2))
      } else if let colon = words.range(of: #":(?= |$)"#, options: .regularExpression), elements.isEmpty,
        !words.hasPrefix("\""), scalar.isEmpty
      {
        lines.removeFirst()
        let rest = words[colon.upperBound...].trimmingCharacters(in: .whitespaces)
        let value =
          switch rest {
          case "|": YAMLValue(block: &lines, within: own)
          case "": YAMLValue(&lines, indentation: own + 1)
          default: YAMLValue(scalar: rest)
          }
        members.append((String(words[..<colon.lowerBound]), value))
      } else {
        lines.removeFirst()
        scalar += (scalar.isEmpty ? "" : " ") + words
        if scalar.hasPrefix("[") { self = YAMLValue(scalar: scalar) }
      }
    }
  }

  /// Reads a block of text, whose lines are indented further than its key.
  private init(block lines: inout ArraySlice<String>, within indentation: Int) {
    let block = lines.prefix { $0.indentation > indentation }
    lines = lines.dropFirst(block.count)
    let inset = block.first?.indentation ?? 0
    scalar = block.map { String($0.dropFirst(inset)) }.joined(separator: "\n")
  }

  subscript(key: String) -> YAMLValue {
    members.first { $0.key == key }?.value ?? YAMLValue(scalar: "")
  }
}

extension String {
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
}
