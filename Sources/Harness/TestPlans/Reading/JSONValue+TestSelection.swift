import Diagnostics
import TextFormats
import UTF8Text

/// The selected or skipped tests of a target, in either of the forms that Xcode writes.
extension JSONValue {
  /// The tests that an array of identifiers, or an object of suites and classes, names.
  ///
  /// The object is `{ "suites" : [{ "name" : "A", "testFunctions" : ["b()"] }], "xctestClasses" :
  /// [{ "name" : "C" }] }`. A suite or class without tests means all of it.
  var testSelection: [TestIdentifier] {
    get throws(Diagnostic) {
      guard case .object = content else { return try testIdentifiers(below: nil) }
      return try testsOfSuite(named: nil)
        + testsOfGroups("xctestClasses", below: nil) { value, name throws(Diagnostic) in
          try value["xctestMethods"]?.testIdentifiers(below: name) ?? []
        }
    }
  }

  /// The tests of a suite and of the suites in it.
  private func testsOfSuite(named suite: String?) throws(Diagnostic) -> [TestIdentifier] {
    try (self["testFunctions"]?.testIdentifiers(below: suite) ?? [])
      + testsOfGroups("suites", below: suite) { value, name throws(Diagnostic) in
        try value.testsOfSuite(named: name)
      }
  }

  /// The tests of all groups under a key, or a group itself if it does not name tests.
  private func testsOfGroups(
    _ key: String, below parent: String?,
    tests: (JSONValue, String) throws(Diagnostic) -> [TestIdentifier]
  ) throws(Diagnostic) -> [TestIdentifier] {
    var identifiers: [TestIdentifier] = []
    for group in try self[key]?.elements ?? [] {
      let name = try group.member("name")
      let identifier = TestIdentifier(
        text: try name.nonEmptyString.joined(below: parent), position: name.position)
      let inside = try tests(group, identifier.text)
      identifiers += inside.isEmpty ? [identifier] : inside
    }
    return identifiers
  }

  private func testIdentifiers(below parent: String?) throws(Diagnostic) -> [TestIdentifier] {
    var identifiers: [TestIdentifier] = []
    for element in try elements {
      identifiers.append(
        TestIdentifier(text: try element.nonEmptyString.joined(below: parent), position: element.position))
    }
    return identifiers
  }
}

extension String {
  fileprivate func joined(below parent: String?) -> String {
    parent.map { "\($0)/\(self)" } ?? self
  }
}

extension PlanReader {
  /// Warns of unknown keys in the object form of a selection.
  mutating func checkTestKeys(of selection: JSONValue) {
    checkKeys(of: selection, known: ["suites", "testFunctions", "xctestClasses"])
    for group in (try? selection["xctestClasses"]?.elements) ?? [] {
      checkKeys(of: group, known: ["name", "xctestMethods"])
    }
    checkSuiteKeys(of: selection)
  }

  private mutating func checkSuiteKeys(of parent: JSONValue) {
    for suite in (try? parent["suites"]?.elements) ?? [] {
      checkKeys(of: suite, known: ["name", "suites", "testFunctions"])
      checkSuiteKeys(of: suite)
    }
  }
}
