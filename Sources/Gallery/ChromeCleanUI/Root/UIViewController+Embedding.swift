import HeadlessUIKit

extension UIViewController {
  /// Puts another view controller where one was embedded, filling a view of this one; `nil` leaves the place empty.
  ///
  /// A place of no height of its own is as high as what is embedded would like.
  ///
  /// A view controller with embedded ones has a property for each that its coordinator sets, and does no more with
  /// them than this: it adds, removes, positions and resizes them.
  func embed(_ embedded: UIViewController?, insteadOf former: UIViewController?, in place: UIView) {
    guard embedded !== former || embedded?.parent !== self else { return }
    if let former, former.parent === self { removeEmbedded(former) }
    guard let embedded else { return }
    addChild(embedded)
    embedded.view.frame = place.bounds
    embedded.view.translatesAutoresizingMaskIntoConstraints = false
    place.addSubview(embedded.view)
    NSLayoutConstraint.activate([
      embedded.view.topAnchor.constraint(equalTo: place.topAnchor),
      embedded.view.bottomAnchor.constraint(equalTo: place.bottomAnchor),
      embedded.view.leadingAnchor.constraint(equalTo: place.leadingAnchor),
      embedded.view.trailingAnchor.constraint(equalTo: place.trailingAnchor),
    ])
    embedded.didMove(toParent: self)
  }

  /// Takes a view controller away that was embedded.
  func removeEmbedded(_ former: UIViewController) {
    former.willMove(toParent: nil)
    former.view.removeFromSuperview()
    former.removeFromParent()
  }
}
