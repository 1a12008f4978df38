extension UIView {
  /// What a view keeps for the next layout.
  struct LayoutState {
    var needsLayout = true
    /// Whether a descendant requires layout, or a layer on this view that belongs to no view.
    var descendantNeedsLayout = false
    /// The subviews that require layout, or have descendants that do, in no order.
    var pendingSubviews: [Unowned<UIView>] = []
    /// Whether the view is among its superview's pending ones.
    var isListedForLayout = false
    /// The most levels that the view and what is below it may have: as many as they had at any
    /// time.
    var greatestHeight = 1
    /// Whether a constraint, a size or the hierarchy below this view changed since the last solving.
    var needsConstraintSolving = false
    /// Whether the class should update its constraints before the next solving.
    var needsConstraintsUpdate = true
    /// The margins that were set; `nil` for those of the class.
    var ownMargins: NSDirectionalEdgeInsets?
    /// The covered parts at the last update.
    var knownSafeAreaInsets: UIEdgeInsets = .zero
    /// Whether other parts may be covered since the last update.
    var isSafeAreaStale = false

    /// Whether the view or what is below it is to be laid out, whatever the constraints.
    var isPending: Bool { needsLayout || descendantNeedsLayout || isSafeAreaStale }
  }
}
