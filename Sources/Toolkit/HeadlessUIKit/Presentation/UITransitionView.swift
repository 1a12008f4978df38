import Foundation

/// The view between a presentation's context and the presented view.
@MainActor
final class UITransitionView: UIView {
  /// Where the view was that a full screen presentation took out.
  weak var coveredSuperview: UIView?
  weak var presentation: UIPresentationController?

  /// Assistive technology passes over what lies behind, unless that can be used.
  override var accessibilityViewIsModal: Bool {
    get { presentation?.letsTouchesThrough != true }
    set { super.accessibilityViewIsModal = newValue }
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Leaves touches beside the presented view to what lies behind, where nothing dims that.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, presentation?.letsTouchesThrough == true else { return hit }
    return nil
  }
}

/// The veil behind a sheet or a popover; a tap on it is a wish to dismiss.
@MainActor
final class UIDimmingView: UIView {
  /// Views behind the veil that take touches nevertheless.
  var passthroughViews: [UIView] = []
  var tapped: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.tapped?() }
    addGestureRecognizer(tap)
  }

  /// Lets assistive technology tap the veil, even where something covers its middle.
  override func accessibilityActivate() -> Bool {
    tapped?()
    return tapped != nil
  }

  /// Makes the veil an element by which assistive technology dismisses, with the name that tests look for.
  func becomeDismissRegion() {
    isAccessibilityElement = true
    accessibilityIdentifier = "PopoverDismissRegion"
    accessibilityLabel = SystemText.dismissPopup.localized
    accessibilityTraits = .button
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthroughViews {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}
