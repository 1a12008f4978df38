import Expectations
import Foundation
import RegexBuilder
import Snapshotting
import Testing

/// The types of the standard library and of Foundation that tests hold most: no dump is blind or random.
@Suite struct DumpedTypesTests {
  private static func dump(_ value: Any) throws -> String {
    try SnapshotStrategy<Any>.dump.text(of: value)
  }

  @Test func `Unequal values have different dumps`() throws {
    for type in DumpedType.all {
      let (first, second) = (try Self.dump(type.first()), try Self.dump(type.second()))
      expectTrue(first != second, "\(type.name): \(first)")
    }
  }

  @Test func `Equal values have equal dumps`() throws {
    for type in DumpedType.all {
      expectEqual(try Self.dump(type.first()), try Self.dump(type.first()), "\(type.name)")
    }
  }

  @Test func `Dumps have no address`() throws {
    for type in DumpedType.all {
      let text = try Self.dump(type.first())
      expectNil(
        text.firstMatch(of: /0x[0-9a-fA-F]|pointerValue|\$[0-9a-f]{8}/), "\(type.name): \(text)")
    }
  }

  @Test func `Dumps are the same in every process`() throws {
    let text = try DumpedType.all.map { "\($0.name): \(try Self.dump($0.first()))" }.joined(separator: "\n")
    assertSnapshot(of: text, as: .text)
  }

  @Test func `A pointer is shown by its type`() throws {
    let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 2)
    defer { pointer.deallocate() }
    forEachRow(
      [
        (pointer, "UnsafeMutablePointer<Int>"), (UnsafePointer(pointer), "UnsafePointer<Int>"),
        (UnsafeRawPointer(pointer), "UnsafeRawPointer"), (OpaquePointer(pointer), "OpaquePointer"),
        (UnsafeBufferPointer(start: pointer, count: 2), "UnsafeBufferPointer<Int>\n  count: 2"),
      ] as [(Any, String)]
    ) { value, text in
      expectEqual(try Self.dump(value), text + "\n")
    }
  }

  @Test func `What has no value besides an address is shown by its type`() throws {
    let object = NSObject()
    forEachRow(
      [
        (ObjectIdentifier(object), "ObjectIdentifier"),
        (Unmanaged.passUnretained(object), "Unmanaged<NSObject>"),
        (NSLock(), "NSLock"), (OperationQueue(), "OperationQueue"), (Hasher(), "Hasher"),
      ] as [(Any, String)]
    ) { value, text in
      expectEqual(try Self.dump(value), text + "\n")
    }
  }

  @Test func `What an optional holds is found each time`() throws {
    let mixed: [Any] = [
      Duration?.none as Any, Duration?.some(.seconds(1)) as Any, AnyHashable(NSNull()), AnyHashable(2),
    ]
    expectEqual(try Self.dump(mixed), "4 elements\n  - nil\n  - 1.0 seconds\n  - null\n  - 2\n")
  }

  @Test func `A regex has the same dump before and after its use`() throws {
    let regex = Regex {
      "a"
      OneOrMore(.digit)
    }
    let before = try Self.dump(regex)
    expectNotNil("a1".wholeMatch(of: regex))
    expectEqual(try Self.dump(regex), before)
    expectEqual(try Self.dump(#/a+/#), "Regex \"a+\"\n")
  }

  private final class Account {
    let lock = NSLock()
    var balance = 3
  }

  @Test func `A lock in a class does not hide the rest`() throws {
    expectEqual(try Self.dump(Account()), "Account\n  lock: NSLock\n  balance: 3\n")
  }

  private final class StatusError: NSError, @unchecked Sendable {
    var status = 404
  }

  private final class Download: Operation, @unchecked Sendable {
    var address = "a"
  }

  @Test func `What a class adds to one of Foundation is shown`() throws {
    expectEqual(
      try Self.dump(StatusError(domain: "a", code: 1)),
      "StatusError\n  domain: \"a\"\n  code: 1\n  userInfo: 0 pairs\n  status: 404\n")
    expectEqual(try Self.dump(Download()), "Download\n  address: \"a\"\n")
  }

  @Test func `An object of Foundation inside itself is marked`() throws {
    let key = NSAttributedString.Key("self")
    let text = NSMutableAttributedString(string: "a")
    text.addAttribute(key, value: text, range: NSRange(location: 0, length: 1))
    defer { text.removeAttribute(key, range: NSRange(location: 0, length: 1)) }
    expectTrue(try Self.dump(text).contains("\"self\": NSMutableAttributedString (inside itself)\n"))
  }

  @Test func `A link keeps what looks like an address`() throws {
    let texts = try ["0x1F", "0x2F"].map { path in
      var text = AttributedString("here")
      text.link = URL(string: "https://a.example/\(path)")
      return try Self.dump(text)
    }
    expectTrue(texts[0] != texts[1], "\(texts)")
  }

  @Test func `Foundation's values are shown as a person writes them`() throws {
    forEachRow(
      [
        (TimeZone(identifier: "Europe/Berlin") as Any, #""Europe/Berlin""#), (NSNumber(value: 1.5), "1.5"),
        (NSNumber(value: true), "true"), (NSString("x"), #""x""#), (Duration.seconds(1), "1.0 seconds"),
        (Duration(secondsComponent: 0, attosecondsComponent: 1), "0.000000000000000001 seconds"),
        (NSDate(timeIntervalSince1970: 0), "1970-01-01T00:00:00Z"),
        (Date.distantPast, "0001-01-01T00:00:00Z"),
        (CharacterSet(charactersIn: "a"..."c"), "CharacterSet U+0061...U+0063"), (NSNull(), "null"),
      ] as [(Any, String)]
    ) { value, text in
      expectEqual(try Self.dump(value), text + "\n")
    }
  }
}
