import Expectations
import RenderTree
import Storyboards
import TestSupport
import Testing

@testable import Causes

@Suite struct CausesTests {
  private func label(_ text: String, _ attributes: String = "") -> String {
    "UIView controller=Main\n  UILabel #title \"\(text)\" \(attributes)".trimmingSuffix
  }

  private func causes(_ scenarios: [ScenarioAtoms], ran: [ScenarioName]? = nil) -> Causes {
    Causes(scenarios, ran: ran ?? scenarios.map(\.name))
  }

  @Test func `one change in all scripts and configurations is one cause, whichever way round`() throws {
    let scenarios = try [
      Scenes.atoms(
        ["UIView color=red"], ["UIView color=blue"], of: Scenes.name("a")),
      Scenes.atoms(["UIView tint=red"], ["UIView tint=blue"], of: Scenes.name("b", in: "iPad")),
      Scenes.atoms(["UIView color=blue"], ["UIView color=red"], of: Scenes.name("c")),
      Scenes.atoms(["UIView color=blue"], ["UIView color=green"], of: Scenes.name("d")),
    ]
    expectEqual(causes(scenarios).all.map(\.scenarios.count), [3, 1])
  }

  @Test
  func `what is at one place in one configuration and another is one cause, unless both are in one step`()
    throws
  {
    let languages = try [("iPhone", "Next", "Go on"), ("German", "Weiter", "Fortfahren")].map {
      try Scenes.atoms([label($0.1)], [label($0.2)], of: Scenes.name(in: $0.0))
    }
    expectEqual(causes(languages).all.map(\.scenarios.count), [2])

    let two = try ["iPhone", "German"].map { configuration in
      let pair =
        configuration == "German"
        ? (#"UILabel #b "a" color=x"#, #"UILabel #b "c" color=z"#)
        : (#"UILabel #b "a" color=y"#, #"UILabel #b "c" color=w"#)
      return try Scenes.atoms([pair.0], [pair.1], of: Scenes.name(in: configuration))
    }
    // A text and a color, each of them in both configurations.
    expectEqual(causes(two).all.map(\.severity), [.text, .state])
  }

  @Test func `three of one sort are a rule, two are not`() throws {
    let switches = try ["a", "b", "c"].map {
      try Scenes.atoms(["UISwitch #\($0) [on]"], ["UISwitch #\($0) [off]"], of: Scenes.name($0))
    }
    expectEqual(causes(Array(switches.prefix(2))).all.count, 2)
    expectEqual(causes(switches).all.count, 1)
  }

  @Test func `a text of which only some words differ is of the cause of these words`() throws {
    let scenarios = try [("Sync", "Chrome"), ("Sign in to Sync", "Sign in to Chrome")].enumerated().map {
      try Scenes.atoms([label($1.0)], [label($1.1)], of: Scenes.name("\($0)", useCase: "\($0)"))
    }
    expectEqual(causes(scenarios).all.count, 1)
  }

  @Test func `four texts in one configuration alone are a language, if their scripts ran in others`() throws {
    let words = [("Home", "Start"), ("Back", "Zurück"), ("Done", "Fertig"), ("Save", "Sichern")]
    let scenarios = try words.map {
      try Scenes.atoms([label($0.0)], [label($0.1)], of: Scenes.name($0.0, in: "German", useCase: $0.0))
    }
    let others = words.map { Scenes.name($0.0, in: "iPhone", useCase: $0.0) }
    expectEqual(causes(scenarios, ran: scenarios.map(\.name) + others).all.count, 1)
    expectEqual(causes(scenarios).all.count, 4)
    expectEqual(causes(Array(scenarios.prefix(3)), ran: scenarios.map(\.name) + others).all.count, 3)
  }

  @Test func `missing goldens of a use case are one cause, and the last`() throws {
    let scenarios = try [
      ScenarioAtoms(withoutGolden: Scenes.name("a")), ScenarioAtoms(withoutGolden: Scenes.name("b")),
      Scenes.atoms(["UIView (0 0; 1 1)"], ["UIView (0 0; 2 1)"], of: Scenes.name("c")),
    ]
    expectEqual(causes(scenarios).all.map(\.severity), [.geometry, .new])
    expectEqual(causes(scenarios).all.map(\.isNew), [false, true])
  }

  @Test func `a stop follows from what its statement names, and is a cause of its own without that`() throws {
    let (golden, actual) = (
      try Scenes.storyboard(Scenes.name(), [label("Save")]),
      try Scenes.storyboard(Scenes.name(), [label("Keep")])
    )
    func all(_ statement: String) -> [Cause] {
      let fault = ScenarioFault(.stopped, "No element matches", step: 2, statement: statement)
      return causes([ScenarioAtoms(Scenes.name(), fault, golden: golden, actual: actual)]).all
    }
    expectEqual(all(#"select(grey_text("Save")).tap()"#).map(\.severity), [.text])
    expectEqual(all(#"select(grey_text("Other")).tap()"#).map(\.severity), [.stopped, .text])
  }

  @Test func `crashes alike are one cause, the worst`() {
    let scenarios = (0..<100).map {
      ScenarioAtoms(
        Scenes.name("\($0)"), ScenarioFault(.crashed, "it crashed", details: ["at A.swift:\($0)"]))
    }
    expectEqual(causes(scenarios).all.map(\.scenarios.count), [100])
  }
}

extension String {
  fileprivate var trimmingSuffix: String { hasSuffix(" ") ? String(dropLast()) : self }
}
