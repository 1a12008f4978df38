/// A view that something knows without keeping it, such as that of a gesture; `nil` once it was
/// deinitialized.
///
/// Each view that ever had a weak reference is counted the slow way, and counting is much of what a stage
/// does. Unlike a weak one, this reference still leads to the view while a `deinit` of its class runs, as
/// `superview` does, and it is for the main actor alone.
///
///     @Unretained var view: UIView?
@preconcurrency @MainActor @propertyWrapper
struct Unretained<View: UIView> {
  private var place: ViewPlace?

  init() {}

  init(wrappedValue: View?) {
    place = wrappedValue?.place
  }

  var wrappedValue: View? {
    get { (place?.view).map { unsafeDowncast($0, to: View.self) } }
    set { place = newValue?.place }
  }
}

/// Where a view is: the one object that all unretained references to it share, which the view clears when it
/// is deinitialized.
final class ViewPlace: Sendable {
  nonisolated(unsafe) unowned(unsafe) var view: UIView?

  init(of view: UIView) {
    self.view = view
  }
}
