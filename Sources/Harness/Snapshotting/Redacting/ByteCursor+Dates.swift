extension ByteCursor {
  /// Takes a date in one of the forms of ISO 8601 and RFC 5322, and its time of day where one follows.
  mutating func takeDate() -> Bool {
    take { $0.takeInternetDate() } || take { $0.takeCompactDate() } || take { $0.takeInternationalDate() }
  }

  /// `2026-11-21T12:48:23.5Z`
  private mutating func takeInternationalDate() -> Bool {
    guard take(4, where: \.isDigit), take("-"), takeNumber(in: 1...12), take("-"), takeNumber(in: 1...31)
    else {
      return false
    }
    _ = take { ($0.take("T") || $0.take(" ")) && $0.takeTime() }
    return true
  }

  /// `20261121T124823Z`
  private mutating func takeCompactDate() -> Bool {
    guard take(4, where: \.isDigit), takeNumber(in: 1...12), takeNumber(in: 1...31), take("T"),
      takeNumber(in: 0...24), takeNumber(in: 0...59)
    else { return false }
    _ = takeNumber(in: 0...60)
    takeFraction()
    takeZone()
    return true
  }

  /// `Sat, 21 Nov 2026 12:48:23 GMT`
  private mutating func takeInternetDate() -> Bool {
    _ = take { $0.take(oneOf: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]) && $0.take(", ") }
    guard takeNumber(in: 1...31) || take(1, where: \.isDigit), take(" "), take(oneOf: months), take(" "),
      take(4, where: \.isDigit)
    else { return false }
    _ = take { $0.take(" ") && $0.takeTime() }
    return true
  }

  private var months: [StaticString] {
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  }

  /// `12:48`, `12:48:23.5 +0000`
  private mutating func takeTime() -> Bool {
    guard takeNumber(in: 0...24), take(":"), takeNumber(in: 0...59) else { return false }
    _ = take { $0.take(":") && $0.takeNumber(in: 0...60) }
    takeFraction()
    takeZone()
    return true
  }

  private mutating func takeFraction() {
    _ = take {
      guard $0.take(".") || $0.take(","), $0.take(1, where: \.isDigit) else { return false }
      while $0.take(1, where: \.isDigit) {}
      return true
    }
  }

  /// `Z`, `+01:00`, ` +0100`, ` GMT`
  private mutating func takeZone() {
    _ = take {
      _ = $0.take(" ")
      if $0.take(oneOf: ["Z", "GMT", "UTC", "UT"]) { return !$0.isInWord }
      guard $0.take("+") || $0.take("-"), $0.takeNumber(in: 0...23) else { return false }
      _ = $0.take(":")
      return $0.takeNumber(in: 0...59)
    }
  }
}
