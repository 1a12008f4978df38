import Expectations
import Flow
import HeadlessUIKit
import Testing

@testable import Presentation

@Suite @MainActor struct SplitPresentingTests {
  let log = Log()
  let bag = DisposeBag()

  private func page(_ name: String) -> Page { Page(log, name: name) }

  /// The titles of the controllers in each column.
  private func columns(_ split: UISplitViewController) -> [[String]] {
    split.viewControllers.map { column in
      ((column as? UINavigationController)?.viewControllers ?? [column]).map { $0.title ?? "" }
    }
  }

  /// A tablet in landscape has room for both columns, unlike a phone.
  private func onSplit(
    _ device: VirtualDevice, hidesDetail: Bool = false,
    _ body: (UISplitViewController, DualNavigationControllersSplitDelegate) throws -> Void
  ) rethrows {
    var delegate: DualNavigationControllersSplitDelegate?
    func makeSplit() -> UISplitViewController {
      let split = UISplitViewController()
      delegate = split.setupSplitDelegate(ownedBy: bag)
      delegate?.hideDetailWhenCollapsing = { hidesDetail }
      split.viewControllers = [UINavigationController()]
      return split
    }
    try onStage(makeSplit(), device: device, orientation: .landscapeLeft) { split in
      if let delegate { try body(split, delegate) }
    }
  }

  @Test func `Whether the columns are one stack is known after the first layout`() {
    forEachRow([(VirtualDevice.iPad, false), (.iPhone, true)]) { device, isCollapsed in
      let bag = DisposeBag()
      UIApplication(device: device, orientation: device == .iPad ? .landscapeLeft : .portrait).run {
        let (window, split) = (UIWindow(), UISplitViewController())
        let delegate = split.setupSplitDelegate(ownedBy: bag)
        expectNil(delegate.isCollapsed.value)
        split.viewControllers = [UINavigationController()]
        window.rootViewController = split
        window.makeKeyAndVisible()
        settle()
        expectEqual(delegate.isCollapsed.value, isCollapsed)
      }
    }
  }

  @Test
  func `Beside the list, details go to the other column, maybe in a navigation controller of one's own`() {
    onSplit(.iPad) { split, _ in
      split.present(page("list"), options: [.showInMaster, .embedInNavigationController])
      split.present(page("detail"))
      settle()
      expectEqual(columns(split), [["list"], ["detail"]])
    }
    onSplit(.iPad) { split, delegate in
      delegate.makeNavigationController = { options in
        let navigation = UINavigationController()
        navigation.title = options.contains(.showInMaster) ? "list's" : "detail's"
        return navigation
      }
      split.viewControllers = []
      split.present(page("list"), options: [.showInMaster, .embedInNavigationController])
      split.present(page("detail"), options: .embedInNavigationController)
      settle()
      expectEqual(split.viewControllers.map(\.title), ["list's", "detail's"])
      expectEqual(columns(split), [["list"], ["detail"]])
    }
  }

  @Test func `On one stack, details without a list are dismissed at once, and else pushed on it`() {
    UIApplication(device: .iPhone).run {
      let (window, split) = (UIWindow(), UISplitViewController())
      _ = split.setupSplitDelegate(ownedBy: bag)
      split.viewControllers = [UINavigationController()]
      window.rootViewController = split
      window.makeKeyAndVisible()
      settle()
      log.follow(split.present(page("early")), as: "early")
      expectEqual(log.lines.last, "early dismissed")
      split.present(page("list"), options: [.showInMaster])
      split.present(page("detail"))
      settle()
      expectEqual(columns(split), [["list", "detail"]])
    }
  }

  @Test
  func `A column without a stack gets one if the options ask for that, and else the presentation fails`() {
    forEachRow([(PresentationOptions.none, [] as [[String]]), (.defaults, [["list"]])]) { options, expected in
      let fresh = Self()
      onStage(UISplitViewController(), device: .iPad, orientation: .landscapeLeft) { split in
        fresh.log.follow(split.present(fresh.page("list"), options: options.union(.showInMaster)))
        settle()
        expectEqual(columns(split), expected)
        expectEqual((fresh.log.lines.last == "result presentationNotPossible"), expected.isEmpty)
      }
    }
  }

  @Test func `When the detail column comes without anything, something is asked for it`() {
    var asked = 0
    UIApplication(device: .iPad, orientation: .landscapeLeft).run {
      let (window, split) = (UIWindow(), UISplitViewController())
      let delegate = split.setupSplitDelegate(ownedBy: bag)
      bag += delegate.presentDetail.set { split in
        asked += 1
        return split.present(page("empty")).disposable
      }
      split.viewControllers = [UINavigationController()]
      window.rootViewController = split
      window.makeKeyAndVisible()
      settle()
      expectEqual(asked, 1)
      expectEqual(columns(split), [[], ["empty"]])
    }
  }

  @Test func `Details move onto the one stack and back, alive, can be popped, or end there`() {
    onSplit(.iPhoneProMax) { split, delegate in
      split.present(page("list"), options: [.showInMaster])
      log.follow(split.present(page("detail")), as: "detail")
      settle()
      _ = log.take()
      setCompact(true)
      expectEqual(delegate.isCollapsed.value, true)
      expectEqual(columns(split).first, ["list", "detail"])
      expectEmpty(log.lines)
      setCompact(false)
      expectEqual(delegate.isCollapsed.value, false)
      expectEqual(columns(split), [["list"], ["detail"]])
      expectEmpty(log.lines)
      setCompact(true)
      (split.viewControllers.first as? UINavigationController)?.popViewController(animated: true)
      settle()
      expectEqual(log.take(), ["detail disposed", "detail dismissed"])
    }
    onSplit(.iPhoneProMax, hidesDetail: true) { split, delegate in
      split.present(page("list"), options: [.showInMaster])
      split.present(page("detail"))
      settle()
      setCompact(true)
      expectEqual(columns(split).first, ["list"])
    }
  }

  @Test func `The delegate goes with its bag`() {
    onSplit(.iPad) { split, _ in
      expectNotNil(split.delegate)
      bag.dispose()
      expectNil(split.delegate)
    }
  }

  /// Rotates a large phone, which has room for both columns in landscape only.
  private func setCompact(_ isCompact: Bool) {
    UIApplication.shared.rotate(to: isCompact ? .portrait : .landscapeLeft)
    settle()
  }
}
