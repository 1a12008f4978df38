/// A delivery to one listener of a signal: the opening, once, and then the events.
enum Delivery<Value> {
  /// The listener is attached; with the current value of a readable signal.
  case opening(Value?)
  /// A value or the end.
  case event(Event<Value>)

  /// The delivery of a value.
  static func value(_ value: Value) -> Delivery { .event(.value(value)) }

  /// The delivery of the end, with the error that caused it, or `nil`.
  static func end(_ error: (any Error)?) -> Delivery { .event(.end(error)) }

  /// The event; `nil` for the opening.
  var event: Event<Value>? {
    if case .event(let event) = self { event } else { nil }
  }

  /// The current value at the opening, or the value of the event.
  var value: Value? {
    switch self {
    case .opening(let value): value
    case .event(let event): event.value
    }
  }

  /// Returns the delivery of the transformed value.
  func map<Other>(_ transform: (Value) -> Other) -> Delivery<Other> {
    switch self {
    case .opening(let value): .opening(value.map(transform))
    case .event(let event): .event(event.map(transform))
    }
  }

  /// Returns the same event, and an opening without a value.
  var withoutPresentValue: Delivery {
    if case .opening = self { .opening(nil) } else { self }
  }
}
