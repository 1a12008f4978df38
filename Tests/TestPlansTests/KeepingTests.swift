import Expectations
import TestPlans
import Testing

@Suite struct KeepingTests {
  private let catalogue = Catalogue([
    Catalogue.Target(
      "App",
      [
        Catalogue.UseCase("A", "one", scripts: ["tap"], tags: ["slow"]), Catalogue.UseCase("B", "two"),
      ]),
    Catalogue.Target("Other", [Catalogue.UseCase("C", "three")]),
  ])

  /// The goldens that a plan keeps, such as `A/one/tap (Phone)`.
  private func kept(configuration: String = "", options: String = "", target: String = "") throws -> [String]
  {
    let plan = try TestPlan(
      """
      {
        "configurations" : [ { "name" : "Phone", \(configuration) "options" : { \(options) } } ],
        "testTargets" : [ { \(target) "target" : { "name" : "App" } } ],
        "version" : 1
      }
      """, file: "Plans/All.xctestplan")
    return TestPlan.kept(by: [plan], over: catalogue).map { "\($0.identifier) (\($0.configuration.name))" }
  }

  private static let all = ["A/one/launch (Phone)", "A/one/tap (Phone)", "B/two/launch (Phone)"]

  @Test func `What is on, switched off or selected is kept, and nothing else`() throws {
    // Enabled tests are kept, and nothing of other targets.
    expectEqual(try kept(), Self.all)
    // Disabled tests are kept.
    expectEqual(try kept(configuration: #""enabled" : false,"#), Self.all)
    expectEqual(try kept(target: #""enabled" : false,"#), Self.all)
    expectEqual(try kept(target: #""skippedTests" : [ "A", "B/two" ],"#), Self.all)
    // Of selected tests only those are kept that an identifier names, completely or by its leading part.
    forEachRow([
      (#""A""#, Array(Self.all[..<2])), (#""A/one/tap()""#, [Self.all[1]]), (#""A/one/tap""#, [Self.all[1]]),
      (#""B/two""#, [Self.all[2]]), ("", []),
    ]) { identifiers, scenarios in
      expectEqual(try kept(target: "\"selectedTests\" : [ \(identifiers) ],"), scenarios)
    }
  }
}
