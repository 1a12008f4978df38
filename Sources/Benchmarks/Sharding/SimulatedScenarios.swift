import Storyboards
import TestPlans

/// A million scenarios that never run: their names and how long they would take.
struct SimulatedScenarios {
  let classes = 1000
  let useCases = 10
  let scripts = 10
  let configurations = 10

  var count: Int { classes * useCases * scripts * configurations }

  /// The catalogue that a plan selects from; the scripts are `launch` and nine others.
  var catalogue: Catalogue {
    Catalogue([
      Catalogue.Target(
        "App",
        (0..<classes * useCases).map { number in
          Catalogue.UseCase(
            className(number / useCases), useCase(number % useCases),
            scripts: (1..<scripts).map { script($0) })
        })
    ])
  }

  /// A plan of everything in all configurations.
  func plan() throws -> TestPlan {
    let entries = (0..<configurations).map { #"{ "name" : "\#(configuration($0))", "options" : {} }"# }
    return try TestPlan(
      """
      {
        "configurations" : [ \(entries.joined(separator: ", ")) ],
        "testTargets" : [ { "target" : { "name" : "App" } } ],
        "version" : 1
      }
      """, file: "Plans/Everything.xctestplan")
  }

  /// The scenario at an index in the plan's order.
  func name(at place: Int) -> ScenarioName {
    let (rest, configurationNumber) = place.quotientAndRemainder(dividingBy: configurations)
    let (useCaseNumber, scriptNumber) = rest.quotientAndRemainder(dividingBy: scripts)
    return ScenarioName(
      target: "App", classForDisplay: className(useCaseNumber / useCases),
      useCase: useCase(useCaseNumber % useCases), script: script(scriptNumber),
      configuration: configuration(configurationNumber))
  }

  /// How long the scenario at an index takes: usually 5 ms, 200 ms for one in a hundred, and 2 s at
  /// most.
  func duration(at place: Int) -> Duration {
    let number = (UInt64(place) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    let rarity = 1 << min(9, (number ^ number >> 29).trailingZeroBitCount)
    return .microseconds(4000 * rarity + Int(number >> 52))
  }

  private func className(_ number: Int) -> String { "Screen\(number)ViewController" }
  private func useCase(_ number: Int) -> String { "Use case \(number)" }
  private func script(_ number: Int) -> String { number == 0 ? "launch" : "script-\(number)" }
  private func configuration(_ number: Int) -> String { "Configuration \(number)" }
}
