/// A value that lies on the heap, once for all that hold it: thousands of scenarios need little memory by it.
indirect enum Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  case value(Value)

  init(_ value: Value) {
    self = .value(value)
  }

  var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}
