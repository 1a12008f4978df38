import Foundation

/// A column of a date picker.
enum DateColumn: Hashable, Sendable {
  case month
  case day
  case year
  /// A day of a month, for dates with times.
  case wholeDay
  case hour
  case minute
  /// AM or PM.
  case period
  /// The hours of a duration.
  case hours
  /// The minutes of a duration.
  case minutes
}

/// The columns of a date picker in a locale and a calendar.
///
///     let columns = DateColumns(
///       .time, locale: Locale(identifier: "en_US"), calendar: calendar, minuteInterval: 15)
///     columns.columns  // [.hour, .minute, .period]
///     columns.title(of: 3, in: .minute)  // "45"
struct DateColumns {
  let columns: [DateColumn]
  let calendar: Calendar
  let minuteInterval: Int
  private let isTwelveHours: Bool
  private let locale: Locale

  /// Creates the columns in the locale's order.
  init(_ mode: UIDatePicker.Mode, locale: Locale, calendar: Calendar, minuteInterval: Int) {
    var calendar = calendar
    calendar.locale = locale
    self.calendar = calendar
    self.locale = locale
    // As in UIKit, an interval has to divide an hour.
    self.minuteInterval = (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
    // "j" is the locale's preferred clock, with 12 or 24 hours.
    let clock = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: locale) ?? "h:mm a"
    isTwelveHours = clock.contains("a")
    // Some languages, such as Korean, write AM and PM before the hour.
    let time: [DateColumn] =
      !isTwelveHours
      ? [.hour, .minute] : clock.hasPrefix("a") ? [.period, .hour, .minute] : [.hour, .minute, .period]
    columns =
      switch mode {
      case .date: Self.dateColumns(in: locale)
      case .time: time
      case .dateAndTime: [.wholeDay] + time
      case .countDownTimer: [.hours, .minutes]
      }
  }

  private static func dateColumns(in locale: Locale) -> [DateColumn] {
    let format = DateFormatter.dateFormat(fromTemplate: "dMMMMy", options: 0, locale: locale) ?? "MMMM d, y"
    let columns = format.compactMap { letter -> DateColumn? in
      switch letter {
      case "M", "L": .month
      case "d": .day
      case "y": .year
      default: nil
      }
    }
    // A format repeats letters, as in `MMMM`, and may contain them in words, such as `'de'` in
    // Spanish.
    return columns.reduce(into: []) { order, column in
      if !order.contains(column) { order.append(column) }
    }
  }

  /// The number of years to choose from, starting at 1.
  private static let years = 4000
  /// The number of days before and after January 1, 2001 to choose from together with a time.
  private static let days = 73_000
}

extension DateColumns {
  func numberOfRows(in column: DateColumn) -> Int {
    switch column {
    case .month: calendar.monthSymbols.count
    case .day: 31
    case .year: Self.years
    case .wholeDay: 2 * Self.days + 1
    case .hour: isTwelveHours ? 12 : 24
    case .minute, .minutes: 60 / minuteInterval
    case .period: 2
    case .hours: 24
    }
  }

  func title(of row: Int, in column: DateColumn) -> String {
    switch column {
    case .month: calendar.monthSymbols[row]
    case .day, .year: String(row + 1)
    case .wholeDay: text(day(row), template: "EEEMMMd")
    case .hour: String(isTwelveHours && row == 0 ? 12 : row)
    case .minute: String(format: "%02d", row * minuteInterval)
    case .period: row == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: row == 1 ? "1 hour" : "\(row) hours"
    case .minutes: "\(row * minuteInterval) min"
    }
  }

  /// Formats a date in the locale, with the components of a template.
  func text(_ date: Date, template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  private func day(_ row: Int) -> Date {
    let first = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
    return calendar.date(byAdding: .day, value: row - Self.days, to: first) ?? first
  }

  /// Returns the row of a date.
  func row(of date: Date, in column: DateColumn) -> Int {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    return switch column {
    case .month: (parts.month ?? 1) - 1
    case .day: (parts.day ?? 1) - 1
    case .year: (parts.year ?? 1) - 1
    case .wholeDay: dayRow(of: date)
    case .hour: isTwelveHours ? hour % 12 : hour
    case .minute, .minutes: minute / minuteInterval
    case .period: hour / 12
    case .hours: hour
    }
  }

  private func dayRow(of date: Date) -> Int {
    let first = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
    let days = calendar.dateComponents([.day], from: first, to: calendar.startOfDay(for: date)).day ?? 0
    return days + Self.days
  }

  /// Returns the row of a duration in seconds.
  func row(of duration: TimeInterval, in column: DateColumn) -> Int {
    let minutes = Int(duration) / 60
    return column == .hours ? minutes / 60 : minutes % 60 / minuteInterval
  }

  /// Returns a duration in seconds with another row of a column, at least ``minuteInterval``
  /// minutes.
  func duration(_ duration: TimeInterval, turning column: DateColumn, to row: Int) -> TimeInterval {
    var (hours, minutes) = (Int(duration) / 3600, Int(duration) / 60 % 60)
    if column == .hours { hours = row } else { minutes = row * minuteInterval }
    return TimeInterval(max(minuteInterval, hours * 60 + minutes) * 60)
  }

  /// Returns a date with another row of a column. A day that the month does not have becomes its
  /// last day.
  func date(_ date: Date, turning column: DateColumn, to row: Int) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    switch column {
    case .month: parts.month = row + 1
    case .day: parts.day = row + 1
    case .year: parts.year = row + 1
    case .wholeDay:
      let day = calendar.dateComponents([.era, .year, .month, .day], from: day(row))
      (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
    case .hour: parts.hour = isTwelveHours ? (parts.hour ?? 0) / 12 * 12 + row : row
    case .minute: parts.minute = row * minuteInterval
    case .period: parts.hour = (parts.hour ?? 0) % 12 + row * 12
    case .hours, .minutes: break
    }
    // Starts from the first of the month, because the calendar would carry an excess day into the
    // next month.
    var first = parts
    first.day = 1
    if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) {
      parts.day = min(parts.day ?? 1, days.count)
    }
    return calendar.date(from: parts) ?? date
  }
}
