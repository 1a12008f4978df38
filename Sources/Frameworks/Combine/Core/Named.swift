/// What `print()` and the debugger show of a subscription: the name of the operator, without its state.
protocol Named: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  var name: String { get }
}

extension Named {
  var description: String { name }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  var playgroundDescription: Any { name }
}
