import Foundation

/// The wheels of a compact date picker, open over its window; a tap outside closes them.
@preconcurrency @MainActor
final class DatePickerPopover: UIView {
  private let wheels: UIView
  private weak var source: UIView?
  private let closed: @MainActor () -> Void

  private init(_ wheels: UIView, from source: UIView, closed: @escaping @MainActor () -> Void) {
    self.wheels = wheels
    self.source = source
    self.closed = closed
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    addSubview(wheels)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Opens wheels over a window. The application is busy while they grow and shrink.
  static func present(
    _ wheels: UIView, from source: UIView, in window: UIWindow, closed: @escaping @MainActor () -> Void
  ) -> DatePickerPopover {
    let popover = DatePickerPopover(wheels, from: source, closed: closed)
    popover.frame = window.bounds
    window.addSubview(popover)
    UIApplication.shared.runLoop.schedule(after: duration, name: "date picker to open") {}
    return popover
  }

  private static let duration: TimeInterval = 0.25

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The picker may move, though the window keeps its size.
    setNeedsLayout()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Touches of the wheels also arrive here through the responder chain.
    guard touches.contains(where: { $0.view === self }) else { return }
    // A second tap may not close the wheels again.
    isUserInteractionEnabled = false
    UIApplication.shared.runLoop.schedule(after: Self.duration, name: "date picker to close") { [self] in
      removeFromSuperview()
      closed()
    }
  }

  /// Positions the wheels below the picker if there is room, otherwise above it.
  override func layoutSubviews() {
    guard let source else { return }
    let place = anchor(source.bounds, of: source)
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    let size = wheels.intrinsicContentSize
    let below = place.maxY + 8
    let top = below + size.height <= room.maxY ? below : max(room.minY, place.minY - 8 - size.height)
    wheels.frame = CGRect(
      x: max(room.minX, min(place.minX, room.maxX - size.width)), y: top, width: size.width,
      height: size.height)
  }
}
