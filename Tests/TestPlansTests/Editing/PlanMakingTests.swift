import Expectations
import TestPlans
import Testing

@Suite struct PlanMakingTests {
  @Test func `A new plan is as Xcode writes it`() throws {
    let text = TestPlan.text(
      running: ["Chrome"], in: [TestPlan.NewConfiguration("iPad", device: "iPad")], makeIdentifier: { "ID" })
    expectEqual(
      text,
      #"""
      {
        "configurations" : [
          {
            "id" : "ID",
            "name" : "iPad",
            "options" : {
              "device" : "iPad"
            }
          }
        ],
        "defaultOptions" : {

        },
        "testTargets" : [
          {
            "target" : {
              "containerPath" : "container:",
              "identifier" : "Chrome",
              "name" : "Chrome"
            }
          }
        ],
        "version" : 1
      }

      """#)
    let plan = try TestPlan(text, file: "p")
    #expect(plan.text == text && plan.warnings.isEmpty)
    expectEqual(try plan.expand(over: SamplePlans.catalogue).count, 5)
  }

  @Test func `A configuration of another plan comes with its options in effect, but without tags`() throws {
    let former = try TestPlan(
      SamplePlans.plan(
        options: #""language" : "de", "region" : "AT", "skippedTags" : { "tags" : ["slow"] }"#,
        configurations: [("iPad", #""device" : "iPad", "language" : "fr""#)]), file: "p")
    let text = TestPlan.text(
      running: ["Chrome"], in: former.configurations.map { TestPlan.NewConfiguration($0) },
      makeIdentifier: { "ID" })
    let plan = try TestPlan(text, file: "q")
    expectEqual(plan.configurations[0].options.language, "fr")
    expectEqual(plan.configurations[0].options.region, "AT")
    expectNil(plan.configurations[0].options.tags.skipped)
    expectEqual(try TestPlan.expand([former, plan], over: SamplePlans.catalogue).count, 5)
  }
}
