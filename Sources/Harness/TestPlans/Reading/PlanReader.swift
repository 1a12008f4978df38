import Diagnostics
import TextFormats
import UTF8Text

/// Reads the parts of a plan, and collects all faults in one pass.
struct PlanReader {
  private(set) var faults: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  private(set) var notes: [Diagnostic] = []
  private(set) var ignoredKeys: [TestPlan.IgnoredKey] = []

  /// The result of `read`, or `nil` if it throws; the error is then noted as a fault.
  mutating func attempt<Value>(_ read: () throws(Diagnostic) -> Value) -> Value? {
    do {
      return try read()
    } catch {
      faults.append(error)
      return nil
    }
  }

  /// Adds a fault that keeps the plan from running.
  mutating func refuse(_ fault: Diagnostic) {
    faults.append(fault)
  }

  /// Adds a warning, which is not a fault.
  mutating func note(_ note: Diagnostic) {
    notes.append(note)
  }

  /// Returns all faults in the order of the file, reported for `file`.
  func failure(in file: String) -> Diagnostics {
    let ordered = faults.sorted { ($0.position ?? .start) < ($1.position ?? .start) }
    return Diagnostics(ordered.map { $0.inFile(file).advising(.check) })
  }

  /// Warns of the keys of `value` that are neither known nor ignored, and notes those that are ignored.
  mutating func checkKeys(of value: JSONValue, known: [String], ignored: [String] = []) {
    guard let members = try? value.members else { return }
    for member in members where !known.contains(member.key) {
      if ignored.contains(member.key) {
        ignoredKeys.append(TestPlan.IgnoredKey(key: member.key, position: member.position))
      } else {
        warnings.append(
          Diagnostic(
            "the key '\(member.key)' is unknown and has no effect", at: member.position,
            expected: "a key of Xcode's or Showcase's",
            nearest: nearestName(to: member.key, in: known + ignored), next: .check))
      }
    }
  }
}

extension PlanReader {
  /// Returns the plan's value, or `nil` if the text is not JSON.
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
    var names: Set<String> = []
    for configuration in configurations where !names.insert(configuration.name).inserted {
      refuse(
        Diagnostic(
          "two configurations are named '\(configuration.name)'", at: configuration.position,
          expected: "a different name for each configuration, since goldens are named by it"))
    }
    return configurations
  }

  private mutating func configuration(
    _ value: JSONValue, defaults: [JSONMember], in file: String
  ) -> PlanConfiguration? {
    checkKeys(of: value, known: ["id", "name", "enabled", "options"])
    // Checked without the defaults, whose faults were reported already.
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
    var names: Set<String> = []
    for target in targets where !names.insert(target.name).inserted {
      refuse(
        Diagnostic(
          "the target '\(target.name)' is there twice", at: target.position, expected: "each target once"))
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
