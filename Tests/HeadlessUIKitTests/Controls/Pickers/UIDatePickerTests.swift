import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIDatePickerTests {
  /// A date in Greenwich.
  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style = .wheels) -> UIDatePicker {
    let picker = UIDatePicker()
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.frame = CGRect(x: 0, y: 100, width: 320, height: 216)
    return picker
  }

  private func wheels(_ view: UIView) -> UIPickerView? {
    (view as? UIPickerView) ?? view.subviews.lazy.compactMap(wheels).first
  }

  private func shown(_ picker: UIDatePicker) -> [String?] {
    wheels(picker)?.columns.map(\.selectedTitle) ?? []
  }

  @Test func `Each mode has its columns, which follow the language`() {
    forEachRow([
      (UIDatePicker.Mode.date, ["March", "9", "2024"]), (.time, ["2", "05", "PM"]),
      (.dateAndTime, ["Sat, Mar 9", "2", "05", "PM"]),
    ]) { mode, titles in
      UIApplication().run {
        let picker = picker(mode)
        picker.date = date(2024, 3, 9, 14, 5)
        expectEqual(shown(picker), titles)
      }
    }
    UIApplication().run {
      let picker = picker(.date)
      picker.locale = Locale(identifier: "de_DE")
      picker.date = date(2024, 3, 9, 14, 5)
      expectEqual(shown(picker), ["9", "März", "2024"])
      picker.datePickerMode = .time
      expectEqual(shown(picker), ["14", "05"])
    }
  }

  @Test func `Date, language and zone are the application's or the picker's own`() {
    var settings = EnvironmentSettings()
    settings.startDate = date(2024, 3, 9, 14, 5)
    settings.languages = ["de"]
    settings.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    UIApplication(environment: settings).run {
      let picker = picker(.date)
      expectEqual(picker.date, date(2024, 3, 9, 14, 5))
      expectEqual(shown(picker), ["9", "März", "2024"])
      picker.datePickerMode = .time
      expectEqual(shown(picker), ["15", "05"])
    }
    UIApplication().run {
      let picker = picker(.time)
      picker.date = date(2024, 3, 9, 14, 5)
      picker.timeZone = TimeZone(secondsFromGMT: 3600)
      expectEqual(shown(picker), ["3", "05", "PM"])
      expectEqual(picker.date, date(2024, 3, 9, 14, 5))
    }
  }

  @Test func `Turning a wheel picks a date and reports it unless it is disabled; code reports nothing`() {
    UIApplication().run {
      let picker = picker(.date)
      picker.date = date(2024, 1, 31)
      var dates: [Date] = []
      picker.addAction(UIAction { [unowned picker] _ in dates.append(picker.date) }, for: .valueChanged)
      let window = mount(picker)
      tap(in: window, at: CGPoint(x: 50, y: 208 + 33))
      UIApplication.shared.settle()
      expectEqual(dates, [date(2024, 2, 29)])
      expectEqual(shown(picker), ["February", "29", "2024"])
      picker.setDate(date(2025, 5, 5), animated: true)
      UIApplication.shared.settle()
      expectEqual(dates.count, 1)
      expectEqual(shown(picker), ["May", "5", "2025"])
    }
    UIApplication().run {
      let picker = picker(.date)
      picker.date = date(2001, 1, 1)
      picker.isEnabled = false
      tap(in: mount(picker), at: CGPoint(x: 50, y: 208 + 33))
      UIApplication.shared.settle()
      expectEqual(picker.date, date(2001, 1, 1))
    }
  }

  @Test func `Dates stay within the limits, to which wheels turn back, if the limits are in order`() {
    UIApplication().run {
      let picker = picker(.date)
      picker.date = date(2001, 1, 1)
      picker.minimumDate = date(2024, 1, 10)
      picker.maximumDate = date(2024, 2, 10)
      expectEqual(picker.date, date(2024, 1, 10))
      picker.date = date(2030, 1, 1)
      expectEqual(picker.date, date(2024, 2, 10))
      var changes = 0
      picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      tap(in: mount(picker), at: CGPoint(x: 50, y: 208 + 33))
      UIApplication.shared.settle()
      expectEqual(shown(picker), ["February", "10", "2024"])
      expectEqual(changes, 0)
    }
    UIApplication().run {
      let picker = picker(.date)
      picker.minimumDate = date(2024, 2, 1)
      picker.maximumDate = date(2024, 1, 1)
      picker.date = date(2030, 1, 1)
      expectEqual(picker.date, date(2030, 1, 1))
    }
  }

  @Test func `Minutes go by the interval, if it divides an hour`() {
    forEachRow([(15, 4), (7, 60), (0, 60), (30, 2)]) { interval, rows in
      UIApplication().run {
        let picker = picker(.time)
        picker.minuteInterval = interval
        expectEqual(wheels(picker)?.numberOfRows(inComponent: 1), rows)
      }
    }
  }

  @Test func `A countdown is never nothing, and less than a day`() {
    UIApplication().run {
      let picker = picker(.countDownTimer)
      picker.countDownDuration = 1_000_000
      expectEqual(picker.countDownDuration, 86_399)
      picker.countDownDuration = 3600
      let window = mount(picker)
      expectEqual(shown(picker), ["1 hour", "0 min"])
      tap(in: window, at: CGPoint(x: 50, y: 208 - 33))
      UIApplication.shared.settle()
      expectEqual(picker.countDownDuration, 60)
      expectEqual(shown(picker), ["0 hours", "1 min"])
    }
  }

  @Test func `A compact picker is a button with the date`() {
    forEachRow([
      (UIDatePicker.Mode.date, "Mar 9, 2024"), (.time, "2:05 PM"), (.dateAndTime, "Mar 9, 2024 2:05 PM"),
    ]) { mode, text in
      UIApplication().run {
        let picker = picker(mode, .automatic)
        picker.date = date(2024, 3, 9, 14, 5)
        expectEqual(picker.datePickerStyle, .compact)
        let spaces: Set<Character> = ["\u{202F}", "\u{A0}"]
        expectEqual(String(picker.text.map { spaces.contains($0) ? " " : $0 }), text)
        expectEqual((picker.subviews.first as? UIButton)?.currentTitle, picker.text)
      }
    }
  }

  @Test func `The button of a compact picker opens wheels, which a tap beside them closes`() throws {
    try UIApplication().run {
      let log = Log()
      let picker = picker(.date, .compact)
      picker.date = date(2001, 1, 1)
      picker.frame = CGRect(x: 10, y: 100, width: 120, height: 34)
      picker.addAction(UIAction { _ in log.add("begin") }, for: .editingDidBegin)
      picker.addAction(UIAction { _ in log.add("end") }, for: .editingDidEnd)
      picker.addAction(UIAction { _ in log.add("change") }, for: .valueChanged)
      let window = mount(picker)
      tap(in: window, at: CGPoint(x: 50, y: 110))
      UIApplication.shared.settle()
      let wheels = try #require(self.wheels(window))
      expectEqual(wheels.convert(wheels.bounds, to: nil).minY, 142)
      tap(in: window, at: CGPoint(x: 50, y: 142 + 108 + 33))
      UIApplication.shared.settle()
      expectEqual(picker.date, date(2001, 2, 1))
      tap(in: window, at: CGPoint(x: 50, y: 700))
      UIApplication.shared.settle()
      expectNil(self.wheels(window))
      expectEqual(log.lines, ["begin", "change", "end"])
    }
  }
}
