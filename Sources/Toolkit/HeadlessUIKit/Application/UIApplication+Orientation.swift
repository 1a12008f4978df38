extension UIApplication {
  /// The orientation of the interface, also available as a scene's `interfaceOrientation`.
  public var statusBarOrientation: UIInterfaceOrientation { screen.orientation }
}
