import Diagnostics
import EarlGrey
import Expectations
import HeadlessUIKit
import RenderTree
import Scripts
import ShowcaseKit
import Storyboards
import Testing

@Suite @MainActor struct ScriptReplayTests {
  private let tap = #"EarlGrey.selectElement(with: grey_buttonTitle("Record")).perform(grey_tap())"#

  @Test func `A launch and a snapshot are steps like any other`() throws {
    // Without statements the only step is the launch, with the calls of the start.
    do {
      let replay = try replay("")
      expectNil(replay.failure)
      expectEqual(replay.steps.map(\.cause), ["launch"])
      expectEqual(replay.steps[0].calls, ["Replayed.viewDidLoad()"])
      expectEqual(replay.steps[0].tree.type, "UIWindow")
    }
    do {
      let replay = try replay(
        "\(tap)\nsnapshot(\"a\")\nadvance(by: 1)\nwaitFor(grey_keyWindow(), timeout: 1)")
      expectEqual(replay.steps.count, 5)
      expectEqual(replay.steps[2].tree, replay.steps[1].tree)
    }
  }

  @Test func `Each statement is a step with its own calls; a let is none`() throws {
    let replay = try replay(
      """
      let button = EarlGrey.selectElement(with: grey_buttonTitle("Record"))
      button.perform(grey_tap()).perform(grey_tap())
      snapshot("twice")
      button.assert(grey_enabled())
      button.perform(grey_tap())
      """)
    let call = #"Replayed.tapped("once")"#
    expectNil(replay.failure)
    expectEqual(replay.steps.map(\.calls), [["Replayed.viewDidLoad()"], [call, call], [], [], [call]])
    expectEqual(
      replay.steps.map(\.cause),
      [
        "launch", tap + ".perform(grey_tap())", #"snapshot("twice")"#,
        #"EarlGrey.selectElement(with: grey_buttonTitle("Record")).assert(grey_enabled())"#, tap,
      ])
  }

  @Test
  func `The first failure stops the script, with the steps so far, its place and EarlGrey's report`() throws {
    let replay = try replay(
      "\(tap)\n\n  EarlGrey.selectElement(with: grey_text(\"No\")).perform(grey_tap())\n\(tap)")
    expectEqual(replay.steps.count, 2)
    let failure = try #require(replay.failure)
    expectEqual(failure.statement?.position, SourcePosition(line: 3, column: 3))
    guard case .interaction(let error) = failure.reason else {
      Issue.record("not an interaction")
      return
    }
    expectEqual(error.code, 0)
    expectEqual(failure.report, error.report)
    #expect(failure.report.contains("UIButton"))
  }

  @Test func `A chain stops at its first failing link`() throws {
    let replay = try replay(
      #"EarlGrey.selectElement(with: grey_buttonTitle("Record")).assert(grey_nil()).perform(grey_tap())"#)
    guard case .interaction(let error)? = replay.failure?.reason else {
      Issue.record("not an interaction")
      return
    }
    expectEqual(error.code, 3)
    expectEqual(replay.steps.count, 1)
  }

  @Test func `Selections are narrowed and scrolled`() throws {
    // An index and a root narrow the selection.
    do {
      let replay = try replay(
        """
        EarlGrey.selectElement(with: grey_kindOfClass(UIButton.self)).inRoot(grey_keyWindow()).atIndex(2)
          .assert(grey_buttonTitle("Record"))
        """)
      expectNil(replay.failure)
    }
    // A scroll by an amount and to an edge moves the viewport.
    do {
      let replay = try replay(
        """
        let list = EarlGrey.selectElement(with: grey_kindOfClass(UIScrollView.self))
        list.perform(grey_scrollInDirection(.down, 99))
        list.perform(GREYActions.actionForScroll(in: GREYDirection.up, amount: 33))
        list.perform(grey_scrollToContentEdge(kGREYContentEdgeBottom))
        """, on: ScrolledViewController.self)
      expectNil(replay.failure)
      expectEqual(
        replay.steps.map(\.calls.last), [nil, "Scrolled.to(99)", "Scrolled.to(66)", "Scrolled.to(1600)"])
    }
  }

  @Test func `A search scrolls until the element is there, or fails with the action's error`() throws {
    // A search scrolls until the element is there, also from a stored interaction that is reused.
    do {
      let replay = try replay(
        """
        let last = EarlGrey.selectElement(with: grey_allOf([grey_text("Last"), grey_sufficientlyVisible()]))
          .usingSearch(grey_scrollInDirection(.down, 300), onElementWith: grey_kindOfClass(UIScrollView.self))
        last.assert(grey_notNil())
        EarlGrey.selectElement(with: grey_kindOfClass(UIScrollView.self)).perform(grey_scrollToContentEdge(.top))
        last.atIndex(0).assert(grey_notNil(), error: nil)
        """, on: ScrolledViewController.self)
      expectNil(replay.failure)
      expectEqual(
        replay.steps.map(\.calls.last), [nil, "Scrolled.to(1500)", "Scrolled.to(0)", "Scrolled.to(1500)"])
    }
    // A search without end fails with the action's error.
    do {
      let replay = try replay(
        """
        EarlGrey.selectElement(with: grey_text("None"))
          .using(searchAction: grey_scrollInDirection(.down, 900),
            onElementWithMatcher: grey_kindOfClass(UIScrollView.self)).perform(grey_tap())
        """, on: ScrolledViewController.self)
      expectEqual(replay.failure?.report.contains("Search action failed."), true)
      expectEqual(replay.failure?.report.contains("Search Action:\nScroll Down for 900"), true)
    }
  }

  @Test func `A script that keeps the application busy fails with what it waits for`() throws {
    let replay = try replay(#"EarlGrey.selectElement(with: grey_buttonTitle("Spin")).perform(grey_tap())"#)
    expectEqual(replay.failure?.statement?.position, .start)
    guard case .stage(let failure)? = replay.failure?.reason else {
      Issue.record("idle")
      return
    }
    expectEqual(failure, .notIdle(["spinner"]))
    expectEqual(replay.failure?.report, failure.description)
  }

  @Test func `The steps can report what VoiceOver reads`() throws {
    let useCase = UseCase("Example", of: ReplayedViewController.self)
    let replay = ScriptReplay(
      CheckedScript(statements: []), of: useCase, in: Showcase("Examples") { useCase },
      configuration: .iPhone,
      projection: .accessibility)
    expectEqual(replay.steps[0].tree.type, "screen")
  }
}
