import Expectations
import Flow
import HeadlessUIKit
import Testing

@testable import Presentation

/// A controller is released when its presentation is over.
@Suite @MainActor struct LifetimeTests {
  /// The ways to end a presentation.
  enum Ending: CaseIterable {
    case value
    case cancel
    case user
  }

  /// Presents a new controller, ends the presentation, and returns whether the controller is gone.
  private func isGone(
    on base: UIViewController, style: PresentationStyle, options: PresentationOptions, ending: Ending
  ) -> Bool {
    weak var controller: UIViewController?
    let results = Callbacker<Flow.Result<Int>>()
    do {
      let presentation = FuturePresentation<Int>(style: style, options: options) {
        (UIViewController(), Future(callbacker: results))
      }
      let future = base.present(
        presentation.addConfiguration { presented, bag in
          controller = presented
          presented.dismissBarItem = UIBarButtonItem(title: "Close")
          bag += presented.view.didLayoutSignal.onValue { _ = presented }
        }.onValue { _ in }.onDismiss {})
      settle()
      expectNotNil(controller)
      switch ending {
      case .value: results.callAll(with: .success(1))
      case .cancel: future.cancel()
      case .user:
        (base as? UINavigationController)?.popViewController(animated: true)
        base.dismiss(animated: true)
      }
    }
    settle()
    return controller == nil
  }

  @Test func `A controller that was modal, in a popover, pushed or embedded`() {
    forEachRow(Ending.allCases) { ending in
      for options in [PresentationOptions.none, .defaults, .unanimated, .tapOutsideToDismiss] {
        onStage(UIViewController()) { base in
          #expect(isGone(on: base, style: .modal, options: options, ending: ending), "\(ending)")
        }
      }
    }
    forEachRow(Ending.allCases) { ending in
      onStage(UIViewController(), device: .iPad) { base in
        #expect(
          isGone(on: base, style: .popover(from: base.view), options: .defaults, ending: ending), "\(ending)")
      }
    }
    forEachRow(Ending.allCases) { ending in
      onStage(UINavigationController(rootViewController: UIViewController())) { navigation in
        #expect(isGone(on: navigation, style: .default, options: .autoPop, ending: ending), "\(ending)")
      }
    }
    forEachRow([Ending.value, .cancel]) { ending in
      onStage(UIViewController()) { base in
        #expect(isGone(on: base, style: .embed(in: nil), options: [], ending: ending), "\(ending)")
        #expect(isGone(on: base, style: .invisible, options: [], ending: ending), "\(ending)")
      }
    }
  }

  @Test func `An alert, and a controller that waited in vain`() {
    forEachRow([PresentationStyle.modal.name, "sheet"]) { style in
      try onStage(UIViewController()) { base in
        weak var alert: UIViewController?
        base.present(
          Alert<Int>(title: "A", fields: [.init()], actions: .init(title: "OK") { 1 }),
          style: style == "sheet" ? .sheet() : .modal)
        settle()
        alert = base.presentedViewController
        expectNotNil(alert)
        try tapButton("OK")
        expectNil(alert)
      }
    }
    onStage(UIViewController()) { base in
      weak var controller: UIViewController?
      base.present(Panel(Log()), style: .modal)
      do {
        let panel = Panel(Log())
        controller = panel.controller
        let future = base.present(panel, style: .modal)
        settle()
        future.cancel()
      }
      settle()
      expectNil(controller)
    }
  }

  @Test func `A controller that another one blocked, and its presenter`() {
    weak var presenter: UIViewController?
    weak var blocked: UIViewController?
    onStage(UIViewController()) { base in
      presenter = base
      base.present(Presentation(Alert<Int>(title: "A", actions: .init(title: "OK") { 1 })))
      settle()
      let other = Alert<Int>(title: "B", actions: .init(title: "OK") { 1 })
      base.present(
        FuturePresentation<Int>(options: .failOnBlock) {
          let (alert, result) = other.materialize()
          blocked = alert
          return (alert, result)
        })
      settle()
      base.dismiss(animated: false)
      settle()
      expectNil(blocked)
    }
    expectNil(presenter)
  }
}
