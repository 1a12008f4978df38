import Foundation
import HeadlessUIKit

extension OnboardingViewController {
  /// Puts the board below the bar, and the overlays beside it or over its lower part.
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

  /// As wide as the screen, at its bottom, and as high as the content above what the home indicator covers.
  private func compactConstraints(for overlay: OverlayView) -> [NSLayoutConstraint] {
    let room = UILayoutGuide()
    overlay.addLayoutGuide(room)
    let tallest = overlay.heightAnchor.constraint(
      lessThanOrEqualTo: view.heightAnchor, multiplier: Stylesheet.Overlay.tallestShare)
    return [
      overlay.widthAnchor.constraint(equalTo: view.widthAnchor),
      overlay.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      room.topAnchor.constraint(equalTo: overlay.topAnchor),
      room.leadingAnchor.constraint(equalTo: overlay.leadingAnchor),
      room.trailingAnchor.constraint(equalTo: overlay.trailingAnchor),
      room.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      overlay.fittingHeight(room.heightAnchor), tallest,
    ]
  }

  /// All in one place at the left of the board, as high as the content, and no higher than the board.
  private func regularConstraints(for overlay: OverlayView) -> [NSLayoutConstraint] {
    [
      overlay.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Stylesheet.Board.margin),
      overlay.widthAnchor.constraint(equalToConstant: Stylesheet.Overlay.sidebarWidth),
      overlay.topAnchor.constraint(equalTo: boardView.topAnchor),
      overlay.heightAnchor.constraint(lessThanOrEqualTo: boardView.heightAnchor),
      overlay.fittingHeight(overlay.heightAnchor),
    ]
  }

  /// Moves what constraints move, in a time, unless the screen is not seen yet or layout is under way.
  func animateLayout(duration: Double) {
    guard view.window != nil, UIView.areAnimationsEnabled else { return }
    UIView.animate(withDuration: duration) { [view] in view.layoutIfNeeded() }
  }
}

extension OverlayView {
  /// The height that shows all of the content, if there is room.
  fileprivate func fittingHeight(_ height: NSLayoutDimension) -> NSLayoutConstraint {
    height.constraint(
      equalTo: contentView.heightAnchor, constant: Self.insets.top + Self.insets.bottom
    ).with(priority: .defaultLow)
  }
}
