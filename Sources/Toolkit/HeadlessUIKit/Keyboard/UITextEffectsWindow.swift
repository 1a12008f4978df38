import Foundation

/// The window of the keyboard, in front of all others.
@MainActor
public final class UITextEffectsWindow: UIWindow {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = 10
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    windowLevel = 10
  }

  /// The keyboard's window never takes keyboard events itself.
  public override var canBecomeKey: Bool { false }

  /// Fingers beside the keyboard are meant for the windows behind.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).flatMap { $0 === self ? nil : $0 }
  }
}
