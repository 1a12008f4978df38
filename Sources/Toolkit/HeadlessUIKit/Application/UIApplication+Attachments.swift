extension UIApplication {
  /// A value that somebody above the toolkit keeps with the application, one for each type.
  ///
  /// It is made when it is first asked for, and goes with the application: no stage sees another's.
  public subscript<Value>(attachment type: Value.Type, default make: @autoclosure () -> Value) -> Value {
    get { attachments[ObjectIdentifier(type)] as? Value ?? make() }
    set { attachments[ObjectIdentifier(type)] = newValue }
  }
}
