import HeadlessUIKit

/// Shows a bubble beside what it is about, as a child of the screen.
package final class BubbleViewController: UIViewController {
  private let bubble: BubbleView

  package init(text: String, arrowDirection: BubbleView.ArrowDirection, alignment: BubbleView.Alignment) {
    bubble = BubbleView(text: text, arrowDirection: arrowDirection, alignment: alignment)
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func loadView() {
    view = bubble
    view.alpha = 0
  }

  /// Fades the bubble in while it moves the last points to its position.
  package func animateContentIn() {
    view.transform = CGAffineTransform(translationX: 0, y: 16)
    UIView.animate(withDuration: 0.3) {
      self.view.alpha = 1
      self.view.transform = .identity
    }
  }

  /// Fades the bubble out and takes it away.
  package func dismiss(animated: Bool) {
    UIView.animate(
      withDuration: animated ? 0.3 : 0, animations: { self.view.alpha = 0 },
      completion: { _ in
        self.willMove(toParent: nil)
        self.view.removeFromSuperview()
        self.removeFromParent()
      })
  }
}
