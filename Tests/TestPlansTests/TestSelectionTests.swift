import Diagnostics
import Expectations
import TestPlans
import Testing

@Suite struct TestSelectionTests {
  private func target(_ members: String) throws -> PlanTarget {
    let text = SamplePlans.plan(targets: #"{ "target" : { "name" : "Chrome" }, \#(members) }"#)
    return try #require(try TestPlan(text, file: "p").testTargets.first)
  }

  static let shapes: [(selection: String, identifiers: [String])] = [
    (#"["A", "A/b()"]"#, ["A", "A/b()"]),
    ("{}", []),
    (#"{ "suites" : [{ "name" : "A" }, { "name" : "B" }] }"#, ["A", "B"]),
    (#"{ "suites" : [{ "name" : "A", "testFunctions" : ["b()", "c"] }] }"#, ["A/b()", "A/c"]),
    (
      #"{ "suites" : [{ "name" : "A", "testFunctions" : ["b()"], "suites" : [{ "name" : "C" }] }] }"#,
      ["A/b()", "A/C"]
    ),
    (
      #"{ "suites" : [{ "name" : "A", "suites" : [{ "name" : "B", "testFunctions" : ["c(of:)"] }] }] }"#,
      ["A/B/c(of:)"]
    ),
    (
      #"{ "xctestClasses" : [{ "name" : "A" }, { "name" : "B", "xctestMethods" : ["c()"] }] }"#,
      ["A", "B/c()"]
    ),
    (#"{ "testFunctions" : ["a()"], "suites" : [{ "name" : "B" }] }"#, ["a()", "B"]),
  ]

  @Test func `A selection is an array of identifiers, or an object that selects alike`() throws {
    // A selection is an array of identifiers, or an object of suites and classes.
    forEachRow(Self.shapes) { selection, identifiers in
      expectEqual(try target(#""selectedTests" : \#(selection)"#).selectedTests?.map(\.text), identifiers)
      expectEqual(try target(#""skippedTests" : \#(selection)"#).skippedTests.map(\.text), identifiers)
    }
    // The object form selects and skips as the array does.
    do {
      let selection = """
        { "suites" : [{ "name" : "SettingsViewController", "suites" : [
          { "name" : "Main settings screen", "testFunctions" : ["toggle-sync()"] }] }],
          "xctestClasses" : [{ "name" : "LaunchScreenViewController" }] }
        """
      let named = [ExpansionTests.launch, ExpansionTests.toggle]
      for (key, expected) in [
        ("selectedTests", named), ("skippedTests", ExpansionTests.all.filter { !named.contains($0) }),
      ] {
        let text = SamplePlans.plan(
          targets: #"{ "target" : { "name" : "Chrome" }, "\#(key)" : \#(selection) }"#)
        let scenarios = try TestPlan(text, file: "p").expand(over: SamplePlans.catalogue)
        expectEqual(scenarios.map(\.identifier), expected)
      }
    }
  }

  static let faults: [(selection: String, problem: String, nearest: String?)] = [
    ("3", "found a number", nil), (#"{ "suites" : ["A"] }"#, "found a string", nil),
    (#"{ "suites" : [{ "nam" : "A" }] }"#, "'name'", "nam"),
    (#"{ "suites" : [{ "name" : "" }] }"#, "empty", nil),
    (#"{ "xctestClasses" : [{ "name" : "A", "xctestMethods" : [1] }] }"#, "found a number", nil),
  ]

  @Test func `A selection of another shape is an error, and an unknown key in it a warning`() {
    // A selection of another shape is an error with a position.
    forEachRow(Self.faults) { (selection: String, problem: String, nearest: String?) in
      let error = #expect(throws: Diagnostics.self, "\(selection)") {
        try target(#""skippedTests" : \#(selection)"#)
      }
      let fault = try #require(error?.all.first)
      #expect(fault.problem.contains(problem), "\(selection)")
      expectEqual(fault.nearest, nearest)
      #expect(fault.position?.line == 2 && fault.expected != nil, "\(selection)")
    }
    // An unknown key in a selection is a warning with the nearest one.
    forEachRow([
      (#"{ "suite" : [] }"#, "suites"),
      (#"{ "suites" : [{ "name" : "A", "testFunction" : [] }] }"#, "testFunctions"),
      (#"{ "suites" : [{ "name" : "A", "suites" : [{ "name" : "B", "suits" : [] }] }] }"#, "suites"),
      (#"{ "xctestClasses" : [{ "name" : "A", "xctestMethod" : [] }] }"#, "xctestMethods"),
    ]) { selection, nearest in
      let text = SamplePlans.plan(
        targets: #"{ "target" : { "name" : "Chrome" }, "selectedTests" : \#(selection) }"#)
      expectEqual(try TestPlan(text, file: "p").warnings.map(\.nearest), [nearest])
    }
  }

  @Test func `Suites may nest as deeply as JSON does`() throws {
    let depth = 2495
    let selection =
      String(repeating: #"{ "name" : "A", "suites" : [ "#, count: depth) + #"{ "name" : "A" }"#
      + String(repeating: "] }", count: depth)
    let tests = try target(#""selectedTests" : { "suites" : [\#(selection)] }"#).selectedTests
    expectEqual(tests?.map(\.text.count), [2 * depth + 1])
  }
}
