import Expectations
import HeadlessUIKit
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct RuleMonitorTests {
  /// A screen after a step: the letters of the views that are shown, a capital one for an enabled button, after the
  /// seconds that pass, such as `+2 aB`.
  struct Screens {
    let stage: Stage
    private let views: [Character: UIButton]

    @MainActor init() throws {
      var views: [Character: UIButton] = [:]
      for (index, letter) in "abc".enumerated() {
        let view = UIButton(frame: CGRect(x: 20, y: 120 + 60 * index, width: 100, height: 44))
        view.accessibilityIdentifier = "\(letter)"
        view.setTitle("\(letter)", for: .normal)
        view.isHidden = true
        views[letter] = view
      }
      let controller = UIViewController()
      stage = try Stage(UseCase("Screens", controller))
      stage.run { views.values.forEach(controller.view.addSubview) }
      self.views = views
    }

    @MainActor func show(_ text: String) {
      var letters = text[...]
      if letters.hasPrefix("+") {
        stage.advance(by: Double(letters.dropFirst().prefix { $0 != " " }) ?? 0)
        letters = letters.drop { $0 != " " }
      }
      stage.run {
        for (letter, view) in views {
          let isShown = letters.lowercased().contains(letter)
          view.isHidden = !isShown
          view.isEnabled = letters.contains(Character(letter.uppercased()))
        }
      }
    }
  }

  nonisolated static let a = ScreenElement.identifier("a")
  nonisolated static let b = ScreenElement.identifier("b")
  nonisolated static let c = ScreenElement.identifier("c")

  /// The number of the first screen that breaks a rule; one more than there are if waiting does; `nil` if nothing does.
  static func firstBroken(_ rule: Rule, on course: [String]) throws -> Int? {
    let screens = try Screens()
    var monitor: RuleMonitor?
    for (index, text) in course.enumerated() {
      screens.show(text)
      monitor = monitor ?? RuleMonitor([rule], on: screens.stage)
      if monitor?.check().isEmpty == false { return index + 1 }
    }
    return monitor?.waitForPending().isEmpty == false ? course.count + 1 : nil
  }

  @Test(arguments: Row.all) func `A requirement is broken by the first screen on which it does not hold`(
    row: Row
  )
    throws
  {
    expectEqual(try Self.firstBroken(row.rule, on: row.course), row.broken)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let rule: Rule
    let course: [String]
    let broken: Int?
    var testDescription: String { "\(rule.name): \(course)" }

    init(_ name: String, _ requirement: RuleRequirement, _ course: [String], _ broken: Int?) {
      rule = Rule(name) { requirement }
      (self.course, self.broken) = (course, broken)
    }

    static let all: [Row] = [
      Row("always a", always(a.isVisible), ["a", "ab"], nil),
      Row("always a", always(a.isVisible), ["a", "b", "a"], 2),
      Row("always not both", always(.not(a && b.isEnabled)), ["ab", "B", "aB"], 3),
      Row("always either", always(a || b), ["a", "b", "c"], 3),
      Row("always not a", always(!a), ["", "A"], 2),
      Row("exists though hidden", always(a.exists), [""], nil),
      Row("text", always(a.hasText("a")), ["a", "b"], 2),
      Row("never a", never(a.isVisible), ["b", "", "b"], nil),
      Row("never a", never(a.isVisible), ["b", "a"], 2),
      Row("never enabled", never(a.isEnabled), ["a", "A"], 2),
      Row("after a never b", after(a.isVisible) { never(b.isVisible) }, ["b", "a", "c"], nil),
      Row("after a never b", after(a.isVisible) { never(b.isVisible) }, ["b", "a", "c", "b"], 4),
      Row("after a, including it", after(a.isVisible) { never(b.isVisible) }, ["ab"], 1),
      Row(
        "after a after b", after(a.isVisible) { after(b.isVisible) { always(c.isVisible) } },
        ["b", "a", "bc", ""], 4),
      Row("eventually a", eventually(within: 5, a.isVisible), ["", "+4 a", "+9"], nil),
      Row("eventually a", eventually(within: 5, a.isVisible), ["", "+6 a"], 2),
      Row("eventually a, at the end", eventually(within: 5, a.isVisible), ["", "b"], 3),
      Row("eventually a, at once", eventually(within: 0, a.isVisible), ["a"], nil),
      Row(
        "each time", after(b.isVisible) { eventually(within: 5, a.isVisible) },
        ["b", "+1 a", "+1 b", "+6 a"], 4),
      Row(
        "not again while it holds", after(b.isVisible) { eventually(within: 5, a.isVisible) },
        ["b", "ab", "+9 b"], nil),
      Row("less than nothing", eventually(within: -.infinity, a.isVisible), ["", "+1"], 2),
    ]
  }

  @Test func `A broken rule names the requirement, what is shown, and its declaration`() throws {
    let screens = try Screens()
    let rule = Rule("Save waits", line: 7) { always(.not(Self.a && Self.b.isEnabled)) }
    screens.show("aB")
    let broken = try #require(RuleMonitor([rule], on: screens.stage)?.check().first)
    expectEqual(
      broken.report,
      """
      The rule "Save waits" is broken.

      always: not (#a is visible and #b is enabled)
        #a: UIButton #a is visible, disabled
        #b: UIButton #b is visible, enabled
      declared at ShowcaseKitTests/RuleMonitorTests.swift:7
      """)
  }

  @Test func `What never existed or never happened is known, unless it is forbidden`() throws {
    let (absent, other) = (ScreenElement.text("none"), ScreenElement.text("other"))
    let rules = [
      Rule("Names") { always(.not(absent && Self.a)) }, Rule("Forbids") { never(absent.isVisible) },
      Rule("Waits") { after(other.isVisible) { always(absent.isVisible) } },
      Rule("Applies") { after(Self.a.isVisible) { never(Self.b.isVisible) } },
    ]
    let screens = try Screens()
    screens.show("a")
    let monitor = try #require(RuleMonitor(rules, on: screens.stage))
    expectEqual(monitor.check(), [])
    expectEqual(
      monitor.uses.map(\.problem),
      [
        "the rule 'Names' names what no scenario shows: \"none\"", nil,
        "the rule 'Waits' never applied: it waits for \"other\" is visible", nil,
      ])
  }

  @Test func `Nothing watches a stage without rules, or without times`() throws {
    let screens = try Screens()
    expectTrue(RuleMonitor([], on: screens.stage) == nil)
    _ = RuleMonitor([Rule("Always") { always(Self.a.exists) }], on: screens.stage)
    expectTrue(screens.stage.application.runLoop.clockObserver == nil)
  }

  @Test func `What is seen for a moment between two steps counts`() throws {
    let screens = try Screens()
    screens.show("")
    let monitor = try #require(
      RuleMonitor([Rule("Flash") { eventually(within: 5, Self.a.isVisible) }], on: screens.stage))
    expectEqual(monitor.check(), [])
    screens.stage.run {
      MainQueue.asyncAfter(seconds: 2) { screens.show("a") }
      MainQueue.asyncAfter(seconds: 3) { screens.show("") }
    }
    screens.stage.advance(by: 8)
    expectEqual(monitor.check(), [])
  }
}
