import Expectations
import Foundation
import HeadlessUIKit
import Testing

/// A presentation is a content container: it is informed of rotations, and passes them on.
@Suite @MainActor struct PresentationRotationTests {
  private final class Presentation: UIPresentationController {
    let log: Log
    init(_ log: Log, _ presented: UIViewController, _ presenting: UIViewController?) {
      self.log = log
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.add("presentation \(Int(size.width)) \(Int(size.height))")
      super.viewWillTransition(to: size, with: coordinator)
    }

    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      log.add("preferred \(Int(container.preferredContentSize.height))")
    }
  }

  private final class Content: UIViewController, UIViewControllerTransitioningDelegate {
    let log = Log()

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.add("content \(Int(size.width)) \(Int(size.height))")
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Presentation(log, presented, presenting) }
  }

  @Test func `The presentation hears of a rotation before the content, and decides on the content's size`() {
    let application = UIApplication()
    application.run {
      let (root, content) = (UIViewController(), Content())
      (content.modalPresentationStyle, content.transitioningDelegate) = (.custom, content)
      mount(root)
      root.present(content, animated: false)
      application.settle()
      let size = UIScreen.main.bounds.size
      application.rotate(to: .landscapeRight)
      expectEqual(
        content.log.lines,
        [
          "presentation \(Int(size.height)) \(Int(size.width))",
          "content \(Int(size.height)) \(Int(size.width / 2))",
        ])
      content.preferredContentSize = CGSize(width: 10, height: 20)
      expectEqual(content.log.lines.last, "preferred 20")
    }
  }
}
