extension UIApplication {
  /// The orientation of the interface, which a scene has as `interfaceOrientation`.
  public var statusBarOrientation: UIInterfaceOrientation { screen.orientation }
}
