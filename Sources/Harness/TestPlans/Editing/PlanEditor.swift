import Diagnostics
import TextFormats
import UTF8Text

/// Applies changes to the value of a plan.
struct PlanEditor {
  private(set) var document: JSONValue
  private let plan: TestPlan
  private let catalogue: Catalogue
  /// What runs of each target, in the plan's order.
  private var selections: [TargetSelection]

  init(_ plan: TestPlan, _ catalogue: Catalogue) {
    document = plan.document
    self.plan = plan
    self.catalogue = catalogue
    selections = plan.testTargets.map { TargetSelection($0, in: catalogue) }
  }

  /// Applies one change to what a name means.
  mutating func apply(_ edit: PlanEdit, to name: String) throws(Diagnostic) {
    let isSwitch = edit == .enable || edit == .disable
    let matches = isSwitch ? switches(named: name) : []
    guard matches.count <= 1 else {
      throw Diagnostic(
        "'\(name)' is a configuration and a showcase of the plan '\(plan.name)'",
        expected: "a name that means one of them", next: .check)
    }
    if let match = matches.first {
      setEnabled(edit == .enable, at: match)
    } else {
      try applyToTests(edit, named: name, offering: isSwitch ? switchNames : [])
    }
  }

  // MARK: Switches

  private var switchNames: [String] { plan.configurations.map(\.name) + plan.testTargets.map(\.name) }

  /// Returns the configuration, the target, or both of this name: a key and an index.
  private func switches(named name: String) -> [(list: String, index: Int)] {
    let configurations = plan.configurations.indices.filter { plan.configurations[$0].name == name }
    let targets = plan.testTargets.indices.filter { plan.testTargets[$0].name == name }
    return configurations.map { ("configurations", $0) } + targets.map { ("testTargets", $0) }
  }

  /// Xcode omits the key if something is enabled.
  private mutating func setEnabled(_ isEnabled: Bool, at match: (list: String, index: Int)) {
    document.editElement(match.index, of: match.list) { item in
      guard (try? item["enabled"]?.boolean) ?? true != isEnabled else { return }
      item.set("enabled", to: isEnabled ? nil : JSONValue(.boolean(false)))
    }
  }

  // MARK: Tests

  private mutating func applyToTests(
    _ edit: PlanEdit, named name: String, offering others: [String]
  ) throws(Diagnostic) {
    let found = selections.indices.flatMap { index in
      selections[index].identifiers(meantBy: name).map { (index, $0) }
    }
    guard found.count <= 1 else {
      let names = found.map { "\(selections[$0].name)/\($1)" }
      throw Diagnostic("'\(name)' means several tests", expected: oneOf(names))
    }
    guard let (index, identifier) = found.first else { throw unknown(name, offering: others) }
    let former = selections[index]
    selections[index].apply(edit, to: identifier)
    write(selections[index], instead: former, toTarget: index)
  }

  private mutating func write(
    _ selection: TargetSelection, instead former: TargetSelection, toTarget index: Int
  ) {
    document.editElement(index, of: "testTargets") { target in
      if selection.selected != former.selected {
        let entries = selection.selected.map { JSONValue.strings($0, keeping: target["selectedTests"]) }
        target.set("selectedTests", to: entries)
      }
      if selection.skipped != former.skipped {
        let entries = JSONValue.strings(selection.skipped, keeping: target["skippedTests"])
        target.set("skippedTests", to: selection.skipped.isEmpty ? nil : entries)
      }
    }
  }

  private func unknown(_ name: String, offering others: [String]) -> Diagnostic {
    let absent = catalogue.targets.first { target in
      !selections.contains { $0.name == target.name }
        && !TargetSelection(everythingIn: target).identifiers(meantBy: name).isEmpty
    }
    if let absent {
      return Diagnostic(
        "the plan '\(plan.name)' does not have the showcase '\(absent.name)', whose test '\(name)' is",
        expected: "a test of: " + selections.map(\.name).joined(separator: ", "), next: .list)
    }
    let nearest =
      nearestName(to: name, in: others) ?? selections.lazy.compactMap { $0.nearest(to: name) }.first
    return Diagnostic(
      "'\(name)' matches nothing in the plan '\(plan.name)'",
      expected: (others.isEmpty ? "" : "a configuration, a showcase, or a test: ")
        + "[Showcase/]ClassForDisplay[/Use case[/script]]",
      nearest: nearest, next: .list)
  }
}

extension JSONValue {
  /// Sets or removes a member of an object; a new one is inserted in alphabetical order.
  mutating func set(_ key: String, to value: JSONValue?) {
    guard case .object(var members) = content else { return }
    let index = members.firstIndex { $0.key == key }
    switch (index, value) {
    case (let index?, let value?): members[index].value = value
    case (let index?, nil): members.remove(at: index)
    case (nil, let value?):
      let next = members.firstIndex { key.unicodeScalars.lexicographicallyPrecedes($0.key.unicodeScalars) }
      members.insert(JSONMember(key, value), at: next ?? members.endIndex)
    case (nil, nil): break
    }
    content = .object(members)
  }

  /// Changes one element of the array that an object has under a key.
  mutating func editElement(_ index: Int, of key: String, _ edit: (inout JSONValue) -> Void) {
    guard var list = self[key], case .array(var elements) = list.content, elements.indices.contains(index)
    else { return }
    edit(&elements[index])
    list.content = .array(elements)
    set(key, to: list)
  }

  /// Returns an array of strings; those that the array has already keep their positions in the source.
  static func strings(_ texts: [String], keeping former: JSONValue?) -> JSONValue {
    var known: [String: [JSONValue]] = [:]
    if case .array(let elements) = former?.content {
      // Reversed, so that of several equal ones the first is taken first.
      for element in elements.reversed() {
        if case .string(let text) = element.content { known[text, default: []].append(element) }
      }
    }
    let elements = texts.map { known[$0]?.popLast() ?? JSONValue(.string($0)) }
    return JSONValue(.array(elements), at: former?.position ?? .start)
  }
}
