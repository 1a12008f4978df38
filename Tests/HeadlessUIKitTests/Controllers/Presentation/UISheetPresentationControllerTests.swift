import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// A delegate that logs what the user does to a sheet.
@MainActor
private final class SheetDelegate: UISheetPresentationControllerDelegate {
  let log: Log
  var dismisses = true

  init(_ log: Log) { self.log = log }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.add("should")
    return dismisses
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.add("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("did") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.add("attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    log.add("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "")")
  }
}

@Suite @MainActor
struct UISheetPresentationControllerTests {
  let log = Log()

  /// Presents a sheet, and returns what is needed to drag it.
  private func presented(
    _ configure: (UISheetPresentationController) -> Void = { _ in }
  ) throws -> (base: UIViewController, over: UIViewController, sheet: UISheetPresentationController, Fingers)
  {
    let (base, over) = (UIViewController(), UIViewController())
    let window = mount(base)
    let sheet = try #require(over.sheetPresentationController)
    configure(sheet)
    base.present(over, animated: true)
    UIApplication.shared.settle()
    return (base, over, sheet, Fingers(on: window))
  }

  private func frame(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  private func drag(_ fingers: Fingers, from y: CGFloat, by distance: CGFloat) {
    fingers.down(CGPoint(x: 195, y: y))
    fingers.drag(by: CGVector(dy: distance))
    fingers.pass(0.3)
    fingers.up()
    UIApplication.shared.settle()
  }

  @Test func `A controller is presented in a large sheet, and covers a low window unless as a card`() throws {
    try UIApplication().run {
      let (base, over, sheet, _) = try presented()
      expectEqual(frame(over), CGRect(x: 0, y: 57, width: 390, height: 787))
      expectEqual(over.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      expectNotNil(base.view.window)
      expectEqual(sheet.card.layer.cornerRadius, 10)
      expectTrue(sheet.card.grabber.isHidden)
    }
    try UIApplication(orientation: .landscapeLeft).run {
      let (_, over, sheet, _) = try presented { $0.detents = [.medium(), .large()] }
      expectEqual(frame(over), CGRect(x: 0, y: 0, width: 844, height: 390))
      sheet.prefersEdgeAttachedInCompactHeight = true
      UIApplication.shared.settle()
      expectEqual(frame(over), CGRect(x: 47, y: 10, width: 750, height: 380))
    }
  }

  @Test func `A sheet rests at the smallest or selected detent, and is dragged to others`() throws {
    try UIApplication().run {
      let (_, over, sheet, _) = try presented {
        $0.detents = [.large(), .custom(identifier: .init("low")) { _ in 100 }, .medium()]
        $0.prefersGrabberVisible = true
      }
      expectEqual(frame(over).minY.rounded(), 710)
      sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
      UIApplication.shared.settle()
      expectEqual(frame(over).minY, 422)
      expectFalse(sheet.card.grabber.isHidden)
    }
    try UIApplication().run {
      let delegate = SheetDelegate(log)
      let (_, over, sheet, fingers) = try presented {
        $0.detents = [.medium(), .large()]
        $0.delegate = delegate
      }
      drag(fingers, from: 440, by: -300)
      expectEqual(log.take(), ["detent com.apple.UIKit.large"])
      expectEqual(frame(over).minY, 57)
      drag(fingers, from: 70, by: 40)
      expectEqual(log.take(), [])
      expectEqual(sheet.selectedDetentIdentifier, .large)
    }
  }

  @Test func `Dragging down dismisses and tells the delegate, or the sheet springs back`() throws {
    try UIApplication().run {
      let delegate = SheetDelegate(log)
      let (base, _, _, fingers) = try presented { $0.delegate = delegate }
      drag(fingers, from: 70, by: 600)
      expectEqual(log.take(), ["should", "will", "did"])
      expectNil(base.presentedViewController)
    }
    forEachRow([true, false]) { isModal in
      try UIApplication().run {
        let delegate = SheetDelegate(log)
        let (base, over, _, fingers) = try presented { $0.delegate = delegate }
        over.isModalInPresentation = isModal
        delegate.dismisses = false
        drag(fingers, from: 70, by: 600)
        expectEqual(log.take(), (isModal ? ["attempt"] : ["should", "attempt"]))
        expectTrue(base.presentedViewController === over)
        expectEqual(frame(over).minY, 57)
      }
    }
  }

  @Test func `A tap above the sheet dismisses it; code that does so is not reported`() throws {
    try UIApplication().run {
      let delegate = SheetDelegate(log)
      let (base, over, _, fingers) = try presented { $0.delegate = delegate }
      fingers.tap(CGPoint(x: 195, y: 20))
      UIApplication.shared.settle()
      expectEqual(log.take(), ["should", "will", "did"])
      let sheet = try #require(over.sheetPresentationController)
      sheet.delegate = delegate
      base.present(over, animated: false)
      UIApplication.shared.settle()
      base.dismiss(animated: false)
      UIApplication.shared.settle()
      expectEqual(log.take(), [])
    }
  }

  @Test func `An undimmed sheet leaves touches to what is behind`() throws {
    try UIApplication().run {
      let (base, over, sheet, fingers) = try presented {
        $0.detents = [.medium(), .large()]
        $0.largestUndimmedDetentIdentifier = .medium
      }
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      button.addAction(UIAction { [log] _ in log.add("tapped") }, for: .touchUpInside)
      base.view.addSubview(button)
      fingers.tap(CGPoint(x: 50, y: 150))
      expectEqual(log.take(), ["tapped"])
      sheet.selectedDetentIdentifier = .large
      UIApplication.shared.settle()
      fingers.tap(CGPoint(x: 50, y: 20))
      UIApplication.shared.settle()
      expectNil(over.presentingViewController)
    }
  }

  @Test func `On a tablet sheets are in the middle, and a form is as large as its content likes`() {
    forEachRow([
      (
        UIModalPresentationStyle.formSheet, CGRect(x: 140, y: 280, width: 540, height: 620),
        CGSize(width: 300, height: 200)
      ),
      (.pageSheet, CGRect(x: 58, y: 44, width: 704, height: 1092), CGSize(width: 704, height: 1092)),
    ]) { style, expected, preferred in
      UIApplication(device: .iPad).run {
        let (base, over) = (UIViewController(), UIViewController())
        mount(base)
        over.modalPresentationStyle = style
        base.present(over, animated: false)
        UIApplication.shared.settle()
        expectEqual(frame(over), expected)
        over.preferredContentSize = CGSize(width: 300, height: 200)
        UIApplication.shared.settle()
        expectEqual(frame(over).size, preferred)
      }
    }
  }
}
