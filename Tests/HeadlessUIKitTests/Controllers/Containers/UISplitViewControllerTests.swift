import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UISplitViewControllerTests {
  private final class Delegate: UISplitViewControllerDelegate {
    let log = Log()
    var top: UISplitViewController.Column?

    func splitViewController(
      _ splitViewController: UISplitViewController,
      willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      log.add("willChangeTo \(displayMode)")
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
    func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController) { log.add("collapsed") }
    func splitViewControllerDidExpand(_ splitViewController: UISplitViewController) { log.add("expanded") }
  }

  private let delegate = Delegate()
  private let list = UIViewController()
  private let detail = UIViewController()

  /// Runs `body` with a double column on a device.
  private func withSplit(
    on device: VirtualDevice, _ orientation: UIInterfaceOrientation = .landscapeLeft,
    _ prepare: (UISplitViewController) -> Void = { _ in }, _ body: (UISplitViewController) -> Void
  ) {
    UIApplication(device: device, orientation: orientation).run {
      let split = UISplitViewController(style: .doubleColumn)
      split.delegate = delegate
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      prepare(split)
      mount(split)
      body(split)
    }
  }

  private func frame(_ controller: UIViewController) -> CGRect? {
    controller.navigationController?.viewIfLoaded?.frame
  }

  @Test
  func `On a tablet in landscape the columns stand side by side, a compact one of 320 points and the rest`() {
    withSplit(on: .iPad) { split in
      expectFalse(split.isCollapsed)
      expectEqual(split.displayMode, .oneBesideSecondary)
      expectEqual(frame(list), CGRect(x: 0, y: 0, width: 320, height: 820))
      expectEqual(frame(detail), CGRect(x: 320, y: 0, width: 860, height: 820))
      #expect(list.navigationController?.parent === split)
      #expect(detail.splitViewController === split)
      expectEqual(list.traitCollection.horizontalSizeClass, .compact)
      expectEqual(detail.traitCollection.horizontalSizeClass, .regular)
      expectEqual(delegate.log.lines, ["willChangeTo oneBesideSecondary"])
    }
  }

  @Test func `In portrait the secondary column is alone, until the other one is shown over it`() {
    withSplit(on: .iPad, .portrait) { split in
      expectEqual(split.displayMode, .secondaryOnly)
      expectEqual(frame(detail)?.width, 820)
      expectNil(list.viewIfLoaded?.window)
      split.show(.primary)
      UIApplication.shared.settle()
      expectEqual(split.displayMode, .oneOverSecondary)
      expectEqual(frame(list)?.width, 320)
      expectEqual(frame(detail)?.width, 820)
      split.hide(.primary)
      UIApplication.shared.settle()
      expectNil(list.viewIfLoaded?.window)
    }
  }

  @Test func `The primary column is as wide as preferred, within its limits`() {
    forEachRow(
      [
        (UISplitViewController.automaticDimension, 0.25, 295.0), (400, 0.25, 400), (100, 0.25, 200),
        (900, 0.25, 500),
      ] as [(CGFloat, CGFloat, CGFloat)]
    ) { points, fraction, width in
      let fresh = UISplitViewControllerTests()
      fresh.withSplit(on: .iPad) { split in
        split.preferredPrimaryColumnWidthFraction = fraction
        split.preferredPrimaryColumnWidth = points
        split.minimumPrimaryColumnWidth = 200
        split.maximumPrimaryColumnWidth = 500
        UIApplication.shared.settle()
        expectEqual(frame(fresh.list)?.width, width)
        expectEqual(frame(fresh.detail)?.minX, width)
      }
    }
  }

  @Test func `On a phone the columns are one stack, with the secondary one on top`() {
    withSplit(on: .iPhone, .portrait) { split in
      expectTrue(split.isCollapsed)
      #expect(list.navigationController === detail.navigationController)
      #expect(list.navigationController?.topViewController === detail)
      expectEqual(delegate.log.lines, ["collapsed"])
      split.show(.primary)
      UIApplication.shared.settle()
      #expect(list.navigationController?.topViewController === list)
      split.show(.secondary)
      UIApplication.shared.settle()
      #expect(list.navigationController?.topViewController === detail)
    }
  }

  @Test func `The delegate can let the primary column be on top`() {
    delegate.top = .primary
    withSplit(on: .iPhone, .portrait) { split in
      #expect(list.navigationController?.topViewController === list)
      split.showDetailViewController(detail, sender: nil)
      UIApplication.shared.settle()
      #expect(list.navigationController?.topViewController === detail)
    }
  }

  @Test func `What is given for the compact width shows there instead`() {
    let compact = UIViewController()
    withSplit(on: .iPhone, .portrait, { $0.setViewController(compact, for: .compact) }) { split in
      expectNotNil(compact.viewIfLoaded?.window)
      expectNil(list.viewIfLoaded?.window)
      #expect(split.viewController(for: .primary) === list)
    }
  }

  @Test func `Turning a large phone expands and collapses, and each column keeps its stack`() {
    withSplit(on: .iPhoneProMax, .portrait) { split in
      expectTrue(split.isCollapsed)
      let deeper = UIViewController()
      list.navigationController?.pushViewController(deeper, animated: false)
      UIApplication.shared.settle()
      UIApplication.shared.rotate(to: .landscapeLeft)
      UIApplication.shared.settle()
      expectFalse(split.isCollapsed)
      expectEqual(list.navigationController?.viewControllers.count, 1)
      #expect(detail.navigationController?.viewControllers.last === deeper)
      #expect(list.navigationController !== detail.navigationController)
      UIApplication.shared.rotate(to: .portrait)
      UIApplication.shared.settle()
      expectEqual(list.navigationController?.viewControllers.count, 3)
      expectEqual(delegate.log.lines.filter { $0.hasSuffix("ed") }, ["collapsed", "expanded", "collapsed"])
    }
  }

  @Test func `Showing a detail replaces the secondary column`() {
    let other = UIViewController()
    withSplit(on: .iPad) { split in
      list.showDetailViewController(other, sender: nil)
      UIApplication.shared.settle()
      #expect(split.viewController(for: .secondary) === other)
      expectNotNil(other.viewIfLoaded?.window)
      expectNil(detail.viewIfLoaded?.window)
    }
  }

  @Test func `Right to left the primary column is at the right`() {
    UIApplication(device: .iPad, orientation: .landscapeLeft, layoutDirection: .rightToLeft).run {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      mount(split)
      expectEqual(frame(list)?.minX, 860)
      expectEqual(frame(detail)?.minX, 0)
    }
  }

  @Test func `Three columns show two, or all if asked for, and a double one has no supplementary one`() {
    UIApplication(device: .iPad, orientation: .landscapeLeft).run {
      let middle = UIViewController()
      let split = UISplitViewController(style: .tripleColumn)
      for (controller, column) in [
        (list, UISplitViewController.Column.primary), (middle, .supplementary), (detail, .secondary),
      ] {
        split.setViewController(controller, for: column)
      }
      mount(split)
      expectNil(list.viewIfLoaded?.window)
      expectEqual(frame(middle)?.minX, 0)
      split.preferredDisplayMode = .twoBesideSecondary
      UIApplication.shared.settle()
      expectEqual(frame(list)?.minX, 0)
      expectEqual(frame(middle)?.minX, 320)
      expectEqual(frame(detail)?.minX, 640)
    }
    UIApplication().run {
      var reasons: [String] = []
      UIApplication.shared.exceptionHandler = { reasons.append($0.reason) }
      UISplitViewController(style: .doubleColumn).setViewController(list, for: .supplementary)
      expectEqual(reasons.count, 1)
    }
  }
}
