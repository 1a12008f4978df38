extension BrowserCoordinator {
  /// The overlay among this coordinator and all below it, parents before children.
  public final var overlayCoordinator: BrowserCoordinator? {
    isOverlaying ? self : children.lazy.compactMap(\.overlayCoordinator).first
  }

  /// Removes the overlay from its parent, wherever it is below this coordinator.
  public final func removeOverlay() {
    guard let overlay = overlayCoordinator else { return }
    overlay.parent?.removeChild(overlay)
  }
}
