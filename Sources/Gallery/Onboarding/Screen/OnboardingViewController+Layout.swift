import Foundation
import HeadlessUIKit

extension OnboardingViewController {
  /// Puts the board below the navigation bar, and the overlays beside it or over its lower part.
  func addConstraints() {
    view.addConstrained(boardView)
    (compactOverlays + regularOverlays).forEach { view.addConstrained($0) }
    NSLayoutConstraint.activate(boardConstraints + [overlayLeading])
    for (overlay, next) in zip(compactOverlays, compactOverlays.dropFirst()) {
      next.leadingAnchor.constraint(equalTo: overlay.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate(compactOverlays.flatMap(compactConstraints))
    NSLayoutConstraint.activate(regularOverlays.flatMap(regularConstraints))
  }

  private var boardConstraints: [NSLayoutConstraint] {
    let margin = Stylesheet.Board.margin
    return [
      boardLeading, boardBottom,
      boardView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin),
      boardView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: margin),
    ]
  }

  /// Returns constraints that put an overlay at the bottom of the screen, as wide as it, and as
  /// high as the content above the safe area's bottom.
  private func compactConstraints(for overlay: OverlayView) -> [NSLayoutConstraint] {
    let room = UILayoutGuide()
    overlay.addLayoutGuide(room)
    let tallest = overlay.heightAnchor.constraint(
      lessThanOrEqualTo: view.heightAnchor, multiplier: Stylesheet.Overlay.tallestShare)
    return room.constraints(aligningSidesWith: overlay) + [
      overlay.widthAnchor.constraint(equalTo: view.widthAnchor),
      overlay.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      room.topAnchor.constraint(equalTo: overlay.topAnchor),
      room.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      overlay.fittingHeight(room.heightAnchor), tallest,
    ]
  }

  /// Returns constraints that put an overlay beside the leading edge of the board, as high as the
  /// content, and no higher than the board.
  private func regularConstraints(for overlay: OverlayView) -> [NSLayoutConstraint] {
    [
      overlay.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Stylesheet.Board.margin),
      overlay.widthAnchor.constraint(equalToConstant: Stylesheet.Overlay.sidebarWidth),
      overlay.topAnchor.constraint(equalTo: boardView.topAnchor),
      overlay.heightAnchor.constraint(lessThanOrEqualTo: boardView.heightAnchor),
      overlay.fittingHeight(overlay.heightAnchor),
    ]
  }

  /// Animates a layout of the screen, unless it is not in a window yet or animations are disabled.
  ///
  /// - Parameter duration: The duration in seconds.
  func animateLayout(duration: Double) {
    guard view.window != nil, UIView.areAnimationsEnabled else { return }
    UIView.animate(withDuration: duration) { [view] in view.layoutIfNeeded() }
  }
}

extension OverlayView {
  /// Returns a weak constraint on a height that shows all of the content.
  fileprivate func fittingHeight(_ height: NSLayoutDimension) -> NSLayoutConstraint {
    height.constraint(
      equalTo: contentView.heightAnchor, constant: Self.insets.top + Self.insets.bottom
    ).with(priority: .defaultLow)
  }
}
