import Diagnostics
import Expectations
import TestPlans
import Testing

@Suite struct PlanExecutionTests {
  private func execution(
    _ options: String, own: String = "", environment: [String: String] = [:]
  ) throws -> PlanExecution {
    let text = SamplePlans.plan(options: options, configurations: [("iPhone", own)])
    let plan = try TestPlan(text, file: "Plans/p.xctestplan")
    return try #require(plan.configurations.first).execution(expandingFrom: environment)
  }

  @Test func `A plan that says nothing runs each scenario once, and a random order may have a seed`() throws {
    // A plan without options runs each scenario once, in the runner's order, without a limit.
    do {
      expectEqual(try execution(""), PlanExecution())
      let execution = PlanExecution()
      #expect(execution.ordering == nil && execution.repetition == .once)
      #expect(execution.timeLimit == nil && execution.environment.variables.isEmpty)
      expectFalse(execution.repeatsInNewProcess)
    }
    // A random order has a seed if the plan has one.
    forEachRow(
      [
        (#""randomSeed" : 7"#, nil), (#""testExecutionOrdering" : "random""#, .random(seed: nil)),
        (#""testExecutionOrdering" : "random", "randomSeed" : 7"#, .random(seed: 7)),
        (#""testExecutionOrdering" : "alphabetical", "randomSeed" : 7"#, .alphabetical),
      ] as [(String, PlanExecution.Ordering?)]
    ) { options, ordering in
      expectEqual(try execution(options).ordering, ordering)
    }
  }

  @Test func `A mode of repetition is bounded by the maximum, and may have new processes`() throws {
    // A repetition mode is bounded by the maximum, which is 3 unless the plan sets it.
    forEachRow(
      [
        (#""testRepetitionMode" : "none", "maximumTestRepetitions" : 9"#, .once),
        (#""maximumTestRepetitions" : 9"#, .once),
        (#""testRepetitionMode" : "fixedIterations""#, .fixedIterations(3)),
        (#""testRepetitionMode" : "untilFailure", "maximumTestRepetitions" : 15"#, .untilFailure(atMost: 15)),
        (
          #""testRepetitionMode" : "retryOnFailure", "maximumTestRepetitions" : 1"#,
          .retryOnFailure(atMost: 1)
        ),
      ] as [(String, PlanExecution.Repetition)]
    ) { options, repetition in
      expectEqual(try execution(options).repetition, repetition)
    }
    // Each repetition may have a separate process.
    expectTrue(try execution(#""repeatInNewRunnerProcess" : true"#).repeatsInNewProcess)
    expectFalse(try execution(#""repeatInNewRunnerProcess" : false"#).repeatsInNewProcess)
  }

  @Test
  func `The time limit is the default allowance, at most the maximum, and only where timeouts are enabled`() {
    forEachRow(
      [
        (#""testTimeoutsEnabled" : true"#, .seconds(600)),
        (#""testTimeoutsEnabled" : true, "defaultTestExecutionTimeAllowance" : 60"#, .seconds(60)),
        (#""testTimeoutsEnabled" : true, "maximumTestExecutionTimeAllowance" : 180"#, .seconds(180)),
        (#""testTimeoutsEnabled" : true, "maximumTestExecutionTimeAllowance" : 1000"#, .seconds(600)),
        (#""testTimeoutsEnabled" : false, "defaultTestExecutionTimeAllowance" : 60"#, nil),
        (#""maximumTestExecutionTimeAllowance" : 180"#, nil),
        (
          #""testTimeoutsEnabled" : true, "defaultTestExecutionTimeAllowance" : 9223372036854775807"#,
          .seconds(Int.max)
        ),
      ] as [(String, Duration?)]
    ) { options, limit in
      expectEqual(try execution(options).timeLimit, limit)
    }
  }

  @Test func `A configuration's variables replace the default ones whole, and are expanded once`() throws {
    // A configuration's list of variables replaces the default list completely, and disabled entries are left out.
    do {
      let defaults = #""environmentVariableEntries" : [{ "key" : "A", "value" : "1" }]"#
      let own = """
        "environmentVariableEntries" : [
          { "key" : "Z", "value" : "2" }, { "key" : "B" }, { "enabled" : false, "key" : "C", "value" : "$(GONE)" },
          { "enabled" : true, "key" : "Z", "value" : "3" }
        ]
        """
      expectEqual(try execution(defaults).environment["A"], "1")
      let environment = try execution(defaults, own: own).environment
      expectEqual(environment.variables.map(\.name), ["Z", "B"])
      expectEqual(environment.variables.map(\.value), ["3", ""])
      expectEqual(environment.merged(into: ["A": "0", "Z": "0"]), ["A": "0", "B": "", "Z": "3"])
    }
    // Variables in values are expanded once.
    do {
      let entries =
        #""environmentVariableEntries" : [{ "key" : "A", "value" : "$(DIR)\/${SUB}$$(SUB) $5 $" }]"#
      let environment = try execution(entries, environment: ["DIR": "/tmp/$(SUB)", "SUB": "ä"]).environment
      expectEqual(environment["A"], "/tmp/$(SUB)/ä$ä $5 $")
    }
  }

  @Test func `A variable that is not set is an error at its place in the plan`() {
    forEachRow(
      [
        ("$(PROJEKT_DIR)", "'PROJEKT_DIR'", "PROJECT_DIR"), ("a${}", "''", nil),
        ("$(PROJECT_DIR", "'$('", nil),
        ("${PROJECT_DIR)", "'${'", nil),
      ] as [(String, String, String?)]
    ) { value, problem, nearest in
      let entries =
        "\"environmentVariableEntries\" : [\n{ \"key\" : \"A\", \"value\" : \"ok\" },\n"
        + "  { \"key\" : \"B\", \"value\" : \"\(value)\" }]"
      let error = #expect(throws: Diagnostics.self, "\(value)") {
        try execution(entries, environment: ["PROJECT_DIR": "/"])
      }
      let fault = try #require(error?.all.first)
      expectEqual(error?.all.count, 1)
      #expect(fault.problem.contains(problem), "\(value)")
      expectEqual(fault.nearest, nearest)
      expectEqual(fault.file, "Plans/p.xctestplan")
      expectEqual(fault.position, SourcePosition(line: 3, column: 28))
    }
  }

  @Test func `That a mismatch is never retried is noted where a plan retries`() throws {
    let options = #""testRepetitionMode" : "retryOnFailure""#
    for text in [
      SamplePlans.plan(options: options), SamplePlans.plan(configurations: [("iPhone", options)]),
    ] {
      let note = try #require(try TestPlan(text, file: "p").notes.first)
      #expect(note.problem.contains("a mismatch is never retried"))
      #expect(note.file == "p" && note.position?.line == 1)
    }
    let other = SamplePlans.plan(options: #""testRepetitionMode" : "untilFailure""#)
    expectEmpty(try TestPlan(other, file: "p").notes)
  }
}
