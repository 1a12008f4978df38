import Foundation

extension Date {
  /// The date in ISO 8601, in UTC and to the microsecond: `2026-11-21T08:15:00.25Z`; `nil` outside of the
  /// years 1 to 9999. Before October 15, 1582, the calendar is Julius Caesar's, as Foundation has it, so that
  /// `Date.distantPast` is the beginning of the year 1.
  ///
  /// It does not depend on the host's calendar, locale or time zone.
  var snapshotText: String? {
    let microseconds = (timeIntervalSince1970 * 1_000_000).rounded()
    guard abs(microseconds) < 1e18 else { return nil }
    let (seconds, fraction) = Int(microseconds).flooredDivision(by: 1_000_000)
    let (days, secondOfDay) = seconds.flooredDivision(by: 86_400)
    let date = CivilDate(daysSince1970: days)
    guard (1...9999).contains(date.year) else { return nil }
    let day = "\(date.year.padded(to: 4))-\(date.month.padded(to: 2))-\(date.day.padded(to: 2))"
    let hour = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60].map { $0.padded(to: 2) }
    return
      "\(day)T\(hour.joined(separator: ":"))\(fraction == 0 ? "" : ".")\(fraction.fraction(ofDigits: 6))Z"
  }
}

extension Int {
  /// Returns the digits after a point of which this many are behind it, without zeros at the end.
  func fraction(ofDigits count: Int) -> String {
    String(padded(to: count).reversed().drop { $0 == "0" }.reversed())
  }
}

/// A day of the Gregorian calendar, or of the Julian one before it.
private struct CivilDate {
  var year: Int
  var month: Int
  var day: Int

  /// Converts a day, counted from January 1, 1970, which is day 0.
  init(daysSince1970 days: Int) {
    guard days >= Self.firstGregorianDay else {
      self.init(julianDaysSince1970: days)
      return
    }
    // Counts from March 1 of year 0, 719,468 days before 1970, in eras of 400 years, or 146,097 days: a
    // year then ends with February, and a leap day is its last day.
    let (era, dayOfEra) = (days + 719_468).flooredDivision(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    self.init(dayFromMarch: dayOfYear, of: era * 400 + yearOfEra)
  }

  /// October 15, 1582.
  private static let firstGregorianDay = -141_427

  /// Converts a day of the Julian calendar, in which every fourth year is a leap year: March 1 of its year 0
  /// is 719,470 days before 1970.
  private init(julianDaysSince1970 days: Int) {
    let (cycle, dayOfCycle) = (days + 719_470).flooredDivision(by: 1461)
    let yearOfCycle = min(dayOfCycle / 365, 3)
    self.init(dayFromMarch: dayOfCycle - 365 * yearOfCycle, of: cycle * 4 + yearOfCycle)
  }

  /// Converts a day of a year that begins with March 1, which is day 0.
  private init(dayFromMarch dayOfYear: Int, of yearFromMarch: Int) {
    // Beginning with March, every five months have 153 days.
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearFromMarch + (month <= 2 ? 1 : 0)
  }
}

extension Int {
  /// Returns a quotient that is rounded down, and a remainder that is never negative.
  fileprivate func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  fileprivate func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
