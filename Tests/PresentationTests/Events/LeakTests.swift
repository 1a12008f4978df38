import Expectations
import Flow
import HeadlessUIKit
import Testing

@testable import Presentation

@Suite @MainActor struct LeakTests {
  let log = Log()

  /// Logs what is reported about controllers after their presentations.
  private func logLeaks() {
    presentablePresentationEventHandler = { [log] event in
      switch event {
      case .didDeallocate, .didLeak: log.add("\(event)")
      default: break
      }
    }
  }

  /// A presentation of a new controller with a name, which others end.
  private func presentation(
    _ style: PresentationStyle = .modal, isTracked: Bool = true,
    keeping keep: @escaping (UIViewController) -> Void
  ) -> DisposablePresentation {
    DisposablePresentation(style: style, options: .unanimated) {
      let controller = UIViewController()
      controller.title = "Page"
      controller.debugMemoryLeakTrackingEnabled = isTracked
      keep(controller)
      return (controller, NilDisposer())
    }.addConfiguration { controller, _ in controller.debugPresentationTitle = nil }
  }

  @Test func `It is reported when a controller is let go after its presentation`() {
    onStage(UIViewController()) { base in
      base.title = "Base"
      logLeaks()
      let future = base.present(presentation { _ in })
      settle()
      expectEmpty(log.lines)
      future.cancel()
      settle()
      UIApplication.shared.runLoop.advance(by: 3)
      expectEqual(log.lines, ["Page was deallocated after presentation from Base"])
    }
  }

  @Test func `It is reported when a controller is still there two seconds later, unless that is right`() {
    forEachRow([true, false]) { isTracked in
      let fresh = Self()
      onStage(UIViewController()) { base in
        base.title = "Base"
        fresh.logLeaks()
        var kept: UIViewController?
        let future = base.present(presentation(isTracked: isTracked) { kept = $0 })
        settle()
        future.cancel()
        settle()
        UIApplication.shared.runLoop.advance(by: 1.9)
        expectEmpty(fresh.log.lines)
        UIApplication.shared.runLoop.advance(by: 0.2)
        expectEqual(
          fresh.log.lines,
          (isTracked ? ["WARNING Page was NOT deallocated after presentation from Base"] : []))
        expectTrue(kept != nil && base.presentedViewController == nil)
      }
    }
  }

  @Test func `A controller that stays on its stack is asked for when that is gone`() {
    forEachRow([true, false]) { isKept in
      let fresh = Self()
      onStage(UIViewController()) { base in
        base.title = "Base"
        fresh.logLeaks()
        var kept: UIViewController?
        var navigation: UINavigationController? = UINavigationController(
          rootViewController: UIViewController())
        navigation?.title = "Stack"
        navigation.map { base.present($0, animated: false) }
        settle()
        let future = navigation?.present(presentation(.default) { if isKept { kept = $0 } })
        settle()
        future?.cancel()
        settle()
        UIApplication.shared.runLoop.advance(by: 3)
        expectEqual(navigation?.viewControllers.count, 2)
        expectEmpty(fresh.log.lines)
        navigation = nil
        base.dismiss(animated: false)
        settle()
        expectEqual(
          fresh.log.lines,
          [
            isKept
              ? "WARNING Page was NOT deallocated after presentation from Stack"
              : "Page was deallocated after presentation from Stack"
          ])
        expectEqual((kept != nil), isKept)
      }
    }
  }

  @Test func `An alert reports it if the user defaults say so`() {
    forEachRow([true, false]) { isWanted in
      try onStage(UIViewController()) { base in
        UIApplication.shared.environment.userDefaults.set(
          isWanted, forKey: enabledDisplayAlertOnMemoryLeaksKey)
        var kept: UIViewController?
        let future = base.present(presentation { kept = $0 })
        settle()
        future.cancel()
        UIApplication.shared.runLoop.advance(by: 3)
        settle()
        expectNotNil(kept)
        expectEqual((base.presentedViewController is UIAlertController), isWanted)
        guard isWanted else { return }
        try tapButton("OK")
        expectNil(base.presentedViewController)
      }
    }
  }
}
