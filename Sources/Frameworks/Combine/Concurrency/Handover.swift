/// A value that is handed over to one waiting task, and not used by any other thread after that.
struct Handover<Value>: @unchecked Sendable {
  let value: Value
}
