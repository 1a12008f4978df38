import Diagnostics
import TextFormats
import UTF8Text

extension StrictureConfiguration {
  /// Reads a configuration, and checks it against the package's targets.
  ///
  /// - Parameters:
  ///   - text: The JSON text.
  ///   - file: The file's name, for diagnostics.
  ///   - manifest: The package's targets.
  /// - Throws: All faults of the configuration, each with its position and the most similar name.
  package init(json text: String, file: String, manifest: PackageManifest) throws(Diagnostics) {
    var reader = ConfigurationReader(manifest: manifest)
    do throws(Diagnostic) {
      self = try reader.read(try JSONValue(text))
    } catch {
      throw Diagnostics([error.inFile(file).advising(Self.nextCommand)])
    }
    guard reader.faults.isEmpty else {
      throw Diagnostics(reader.faults.map { $0.inFile(file).advising(Self.nextCommand) })
    }
  }

  static let nextCommand = NextStep.showcase("strictures --list")
}

/// Reads the configuration's keys one by one, and continues after a faulty one.
private struct ConfigurationReader {
  let manifest: PackageManifest
  var faults: [Diagnostic] = []

  private static let keys = [
    "layers", "viewController", "coordinator", "dispatcher", "aggregates", "toolkit", "values", "maySee",
    "publicSymbols", "exemptions",
  ]

  mutating func read(_ json: JSONValue) throws(Diagnostic) -> StrictureConfiguration {
    var configuration = StrictureConfiguration(layerTargets: [])
    // The only required key.
    let layers = try json.member("layers")
    for member in try json.members {
      attempt { reader throws(Diagnostic) in try reader.read(member, into: &configuration) }
    }
    // Only without other faults: a faulty layer names no target, either.
    if configuration.layerTargets.isEmpty, faults.isEmpty {
      throw Diagnostic("no layer names a target", at: layers.position, expected: #"{"ui": ["MyAppUI"]}"#)
    }
    return configuration
  }

  private mutating func attempt(_ work: (inout ConfigurationReader) throws(Diagnostic) -> Void) {
    do throws(Diagnostic) {
      try work(&self)
    } catch {
      faults.append(error)
    }
  }

  private mutating func read(
    _ member: JSONMember, into configuration: inout StrictureConfiguration
  ) throws(Diagnostic) {
    switch member.key {
    case "layers": configuration.layerTargets = try layerTargets(member.value)
    case "viewController": configuration.viewController = try member.value.string
    case "coordinator": configuration.coordinator = try member.value.string
    case "dispatcher": configuration.dispatcher = try member.value.string
    case "aggregates": configuration.aggregates = try strings(member.value)
    case "toolkit": configuration.toolkit = try targets(member.value)
    case "values": configuration.values = try strings(member.value)
    case "maySee":
      for entry in try member.value.members {
        configuration.maySee[try target(entry.key, at: entry.position)] = try targets(entry.value)
      }
    case "publicSymbols":
      for entry in try member.value.members {
        configuration.publicSymbols[try target(entry.key, at: entry.position)] = try entry.value.integer
      }
    case "exemptions":
      for value in try member.value.elements { configuration.exemptions.append(try exemption(value)) }
    default: throw unknown(member, "key", among: Self.keys)
    }
  }

  private mutating func layerTargets(
    _ json: JSONValue
  ) throws(Diagnostic) -> [StrictureConfiguration.LayerTarget] {
    var layerTargets: [StrictureConfiguration.LayerTarget] = []
    for member in try json.members {
      attempt { reader throws(Diagnostic) in
        guard let layer = Layer(rawValue: member.key) else {
          throw reader.unknown(member, "layer", among: Layer.allCases.map(\.rawValue))
        }
        for value in try member.value.elements {
          let parts = try value.string.split(separator: "/", maxSplits: 1).map(String.init)
          let target = try reader.target(parts.first ?? "", at: value.position)
          let layerTarget = StrictureConfiguration.LayerTarget(
            layer, target, folder: parts.count > 1 ? parts[1] : "")
          if let other = layerTargets.first(where: { $0.target == target && $0.folder == layerTarget.folder })
          {
            throw Diagnostic(
              "'\(try value.string)' is of the layer '\(other.layer.rawValue)' already", at: value.position,
              expected: "a target, or a folder of one, in one layer")
          }
          layerTargets.append(layerTarget)
        }
      }
    }
    return layerTargets
  }

  private func exemption(_ json: JSONValue) throws(Diagnostic) -> StrictureConfiguration.Exemption {
    for member in try json.members where !["rule", "file", "why"].contains(member.key) {
      throw unknown(member, "key of an exemption", among: ["rule", "file", "why"])
    }
    let rule = try json.member("rule")
    let number = try rule.integer
    guard Stricture.all.contains(where: { $0.number == number && $0.isStatic }) else {
      throw Diagnostic(
        "there is no rule \(number) that could find anything", at: rule.position,
        expected: "the number of a rule that is decided from the sources")
    }
    return StrictureConfiguration.Exemption(
      rule: number, file: try json.member("file").string, reason: try json.member("why").string,
      at: json.position)
  }

  private func strings(_ json: JSONValue) throws(Diagnostic) -> [String] {
    var strings: [String] = []
    for value in try json.elements { strings.append(try value.string) }
    return strings
  }

  private func targets(_ json: JSONValue) throws(Diagnostic) -> [String] {
    var targets: [String] = []
    for value in try json.elements { targets.append(try target(try value.string, at: value.position)) }
    return targets
  }

  private func target(_ name: String, at position: SourcePosition) throws(Diagnostic) -> String {
    guard manifest[name] == nil else { return name }
    throw Diagnostic(
      "'\(name)' is not a target of the package \(manifest.name)", at: position,
      expected: "a target of Package.swift, or TARGET/FOLDER",
      nearest: nearestName(to: name, in: manifest.targets.map(\.name)))
  }

  private func unknown(_ member: JSONMember, _ noun: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      "'\(member.key)' is not a \(noun)", at: member.position,
      expected: oneOf(names),
      nearest: nearestName(to: member.key, in: names))
  }
}
