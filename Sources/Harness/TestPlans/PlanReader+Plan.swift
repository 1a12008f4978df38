import Diagnostics
import TextFormats

extension PlanReader {
  /// The plan's value, or `nil` where the text is no JSON.
  mutating func document(of text: String) -> JSONValue? {
    attempt { () throws(Diagnostic) in
      do throws(Diagnostic) {
        return try JSONValue(text)
      } catch {
        throw error.explained(by: text)
      }
    }
  }

  mutating func version(of document: JSONValue) -> Int {
    attempt { () throws(Diagnostic) in
      let value = try document.member("version")
      let version = try value.integer
      guard version == 1 else {
        throw Diagnostic("version \(version) of the format is unknown", at: value.position, expected: "1")
      }
      return version
    } ?? 1
  }

  mutating func defaultOptions(of document: JSONValue) -> PlanOptions {
    guard let value = document["defaultOptions"] else { return PlanOptions() }
    return options(checking: value)
  }

  mutating func configurations(of document: JSONValue, in file: String) -> [PlanConfiguration] {
    let defaults = (try? document["defaultOptions"]?.members) ?? []
    let values = attempt { () throws(Diagnostic) in try document.member("configurations").elements } ?? []
    let configurations = values.compactMap { configuration($0, defaults: defaults, in: file) }
    for (index, configuration) in configurations.enumerated()
    where configurations[..<index].contains(where: { $0.name == configuration.name }) {
      refuse(
        Diagnostic(
          "two configurations are named '\(configuration.name)'", at: configuration.position,
          expected: "a name of its own for each configuration, since goldens are named by it"))
    }
    return configurations
  }

  private mutating func configuration(
    _ value: JSONValue, defaults: [JSONMember], in file: String
  ) -> PlanConfiguration? {
    checkKeys(of: value, known: ["id", "name", "enabled", "options"])
    if let own = value["options"] { _ = options(checking: own) }
    return attempt { () throws(Diagnostic) in
      let own = try value["options"]?.members ?? []
      let members = defaults.filter { member in !own.contains { $0.key == member.key } } + own
      let name = try value.member("name")
      return PlanConfiguration(
        id: try value["id"]?.string ?? "", name: try name.nonEmptyString,
        isEnabled: try value["enabled"]?.boolean ?? true, options: PlanOptions(members), members: members,
        file: file, position: name.position)
    }
  }

  mutating func targets(of document: JSONValue) -> [PlanTarget] {
    let values = attempt { () throws(Diagnostic) in try document.member("testTargets").elements } ?? []
    let targets = values.compactMap { target($0) }
    for (index, target) in targets.enumerated()
    where targets[..<index].contains(where: { $0.name == target.name }) {
      refuse(
        Diagnostic(
          "the target '\(target.name)' stands twice", at: target.position, expected: "each target once"))
    }
    return targets
  }

  private mutating func target(_ value: JSONValue) -> PlanTarget? {
    checkKeys(
      of: value,
      known: ["target", "enabled", "selectedTests", "skippedTests", "selectedTags", "skippedTags"],
      ignored: ["parallelizable"])
    for key in ["selectedTests", "skippedTests"] { if let tests = value[key] { checkTestKeys(of: tests) } }
    if let target = value["target"] {
      checkKeys(of: target, known: ["name"], ignored: ["containerPath", "identifier"])
    }
    for key in ["selectedTags", "skippedTags"] { if let filter = value[key] { checkTagKeys(of: filter) } }
    return attempt { () throws(Diagnostic) in
      let name = try value.member("target").member("name")
      return PlanTarget(
        name: try name.nonEmptyString, isEnabled: try value["enabled"]?.boolean ?? true,
        selectedTests: try value["selectedTests"]?.testSelection,
        skippedTests: try value["skippedTests"]?.testSelection ?? [],
        tags: TagSelection(
          selected: try value["selectedTags"]?.tagFilter, skipped: try value["skippedTags"]?.tagFilter),
        position: name.position)
    }
  }
}
