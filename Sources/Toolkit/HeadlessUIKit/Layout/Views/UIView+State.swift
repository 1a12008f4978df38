extension UIView {
  /// A view's state for the next layout.
  struct LayoutState {
    var needsLayout = true
    /// Whether a descendant requires layout, or a layer on this view that belongs to no view.
    var descendantNeedsLayout = false
    /// The subviews that require layout, or have descendants that do, in no particular order.
    var pendingSubviews: [Unowned<UIView>] = []
    /// Whether the view is among its superview's pending ones.
    var isListedForLayout = false
    /// An upper bound on the levels of the view and its descendants: the most that they ever had.
    var greatestHeight = 1
    /// Whether a constraint, a size or the hierarchy below this view changed since the last solving.
    var needsConstraintSolving = false
    /// Whether the class should update its constraints before the next solving.
    var needsConstraintsUpdate = true
    /// The margins that were set; `nil` for those of the class.
    var ownMargins: NSDirectionalEdgeInsets?
    /// The covered parts at the last update.
    var knownSafeAreaInsets: UIEdgeInsets = .zero
    /// Whether the covered parts may have changed since the last update.
    var isSafeAreaStale = false

    /// Whether the view or a descendant requires layout, apart from constraints.
    var isPending: Bool { needsLayout || descendantNeedsLayout || isSafeAreaStale }
  }
}
