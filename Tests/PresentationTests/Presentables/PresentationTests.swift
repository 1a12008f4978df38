import Expectations
import Flow
import HeadlessUIKit
import Testing

@testable import Presentation

@Suite @MainActor struct PresentationTests {
  let log = Log()

  /// A presentable without a result.
  struct Label: Presentable {
    func materialize() -> (String, Void) { ("label", ()) }
  }

  /// A presentable with a custom class of controllers.
  struct Table: Presentable {
    func materialize() -> (UITableViewController, Future<Int>) { (UITableViewController(), Future(1)) }
  }

  @Test func `A presentable without a result is materialized alone, and one that others end into a bag`() {
    let label: String = Label().materialize()
    expectEqual(label, "label")
    let (panel, bag) = (Panel(log), DisposeBag())
    let controller = panel.materialize(into: bag)
    #expect(controller === panel.controller)
    bag.dispose()
    expectEqual(log.lines, ["panel disposed"])
  }

  @Test func `What a presentable is can be hidden, and its result changed`() {
    let page = Page(log)
    let hidden = AnyPresentable(page) { (future: Future<Int>) in future.map { "\($0)" } }
    let (controller, result) = hidden.materialize()
    log.follow(result)
    page.results.callAll(with: .success(1))
    #expect(controller === page.controller)
    expectEqual(log.lines.last, "result 1")
    let controllers = AnyPresentable<UIViewController, Future<Int>>(Table())
    #expect(controllers.materialize().0 is UITableViewController)
    let closure = AnyPresentable { (1, 2) }
    #expect(closure.materialize() == (1, 2))
  }

  @Test func `A presentation is materialized anew each time, and its value not reported for the next one`() {
    onStage(UIViewController()) { base in
      let presentation = Presentation(Page(log), style: .invisible)
      for _ in 0..<2 { base.present(presentation).cancel() }
      expectEqual(log.lines.filter { $0 == "page materialized" }.count, 2)
    }
    onStage(UIViewController()) { base in
      let page = Page(log)
      let presentation = Presentation(page, style: .invisible).onValue { [log] in log.add("value \($0)") }
      base.present(presentation)
      page.results.callAll(with: .success(1))
      base.present(presentation).cancel()
      expectEqual(log.lines.filter { $0.hasPrefix("value") }, ["value 1"])
    }
  }

  @Test func `A hidden presentation keeps how it is presented, and all that was added`() {
    onStage(UIViewController()) { base in
      let presentation = Presentation(Table(), style: .invisible, options: [.unanimated]) {
        [log] controller, _ in
        log.add("\(type(of: controller))")
      }.addConfiguration { [log] _, _ in log.add("second") }.onValue { [log] in log.add("value \($0)") }
      let hidden = FuturePresentation<Int>(presentation)
      expectEqual(hidden.style.name, "invisible")
      expectEqual(hidden.options, [.unanimated])
      log.follow(base.present(hidden))
      expectEqual(log.lines, ["UITableViewController", "second", "value 1", "result 1"])
    }
  }

  @Test func `Another result is made when the presentable is materialized, before it is configured`() {
    onStage(UIViewController()) { base in
      let presentation = Presentation(Table(), style: .invisible) { [log] _, _ in log.add("configure") }
        .map { [log] (future: Future<Int>) -> Future<Int> in
          log.add("same")
          return future
        }
      base.present(presentation)
      expectEqual(log.take(), ["configure", "same"])
      base.present(
        presentation.map { [log] (future: Future<Int>) -> Future<String> in
          log.add("other")
          return future.map { "\($0)" }
        }
      ).onValue { [log] in log.add("text \($0)") }
      expectEqual(log.lines, ["same", "other", "configure", "text 1"])
    }
  }
}
