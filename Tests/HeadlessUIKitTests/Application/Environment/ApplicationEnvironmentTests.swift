import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct ApplicationEnvironmentTests {
  private func environment(_ change: (inout EnvironmentSettings) -> Void = { _ in }) -> ApplicationEnvironment
  {
    var settings = EnvironmentSettings()
    change(&settings)
    return UIApplication(environment: settings).environment
  }

  @Test func `The date is that of the launch and goes with the virtual clock`() {
    let application = UIApplication()
    expectEqual(application.environment.now, Date(timeIntervalSince1970: 1_767_260_460))
    application.runLoop.advance(by: 90)
    expectEqual(application.environment.now, Date(timeIntervalSince1970: 1_767_260_550))
  }

  @Test func `The calendar is the region's in the stage's time zone`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let german = environment {
      $0.languages = ["de"]
      $0.timeZone = tokyo
    }
    expectEqual(german.calendar.firstWeekday, 2)
    expectEqual(environment().calendar.firstWeekday, 1)
    expectEqual(german.calendar.component(.hour, from: german.now), 18)
    expectEqual(environment { $0.languages = ["th"] }.calendar.identifier, .buddhist)
  }

  @Test func `Random numbers and UUIDs of version 4 follow from the seed`() {
    let (one, two, other) = (environment(), environment(), environment { $0.randomSeed = 1 })
    let numbers = (0..<5).map { _ in Int.random(in: 0..<1000, using: &one.randomNumbers) }
    expectEqual(numbers, (0..<5).map { _ in Int.random(in: 0..<1000, using: &two.randomNumbers) })
    expectEqual(one.makeUUID(), two.makeUUID())
    #expect(one.makeUUID() != one.makeUUID())
    #expect(environment().makeUUID() != other.makeUUID())
    let random = environment()
    for _ in 0..<20 {
      let text = Array(random.makeUUID().uuidString)
      expectEqual(text[14], "4")
      #expect("89AB".contains(text[19]))
    }
    // The reference sequence of SplitMix64 for the seed 1234567.
    var generator = SeededRandomNumberGenerator(seed: 1_234_567)
    expectEqual(generator.next(), 6_457_827_717_110_365_317)
    expectEqual(generator.next(), 3_203_168_211_198_807_973)
  }

  @Test func `Formatters write as the locale does, in the stage's time zone`() throws {
    forEachRow([
      ("en", "January 1, 2026 at 9:41\u{202F}AM", "1,234,567.891"),
      ("de", "1. Januar 2026 um 09:41", "1.234.567,891"),
      ("fr", "1 janvier 2026 à 09:41", "1\u{202F}234\u{202F}567,891"),
    ]) { language, date, number in
      let environment = environment { $0.languages = [language] }
      let dates = environment.makeDateFormatter(dateStyle: .long, timeStyle: .short)
      expectEqual(dates.string(from: environment.now), date)
      expectEqual(environment.makeNumberFormatter().string(from: 1_234_567.891), number)
    }
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let stage = environment { $0.timeZone = berlin }
    let formatter = stage.makeDateFormatter(dateFormat: "yyyy-MM-dd HH:mm")
    expectEqual(formatter.string(from: stage.now), "2026-01-01 10:41")
    let style = stage.makeDateFormatStyle(time: .shortened)
    expectEqual(stage.now.formatted(style), "10:41\u{202F}AM")
  }
}
