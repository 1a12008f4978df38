import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UserDefaultsStoreTests {
  private let store = UIApplication().environment.userDefaults

  @Test func `Values come back as they were set, and what is missing is nil, zero or false`() {
    expectNil(store.object(forKey: "a"))
    expectNil(store.string(forKey: "a"))
    expectEqual(store.integer(forKey: "a"), 0)
    expectEqual(store.double(forKey: "a"), 0)
    #expect(!store.bool(forKey: "a"))
    expectNil(store.stringArray(forKey: "a"))
    let (date, data) = (Date(timeIntervalSince1970: 1), Data([1, 2]))
    store.set(true, forKey: "bool")
    store.set(3, forKey: "int")
    store.set(1.5, forKey: "double")
    store.set("text", forKey: "string")
    store.set(date, forKey: "date")
    store.set(data, forKey: "data")
    store.set(["a", "b"], forKey: "array")
    store.set(["k": [1, 2]], forKey: "dictionary")
    store.set(URL(string: "https://example.org"), forKey: "url")
    #expect(store.bool(forKey: "bool"))
    expectEqual(store.integer(forKey: "int"), 3)
    expectEqual(store.double(forKey: "double"), 1.5)
    expectEqual(store.float(forKey: "double"), 1.5)
    expectEqual(store.string(forKey: "string"), "text")
    expectEqual(store.object(forKey: "date") as? Date, date)
    expectEqual(store.data(forKey: "data"), data)
    expectEqual(store.stringArray(forKey: "array"), ["a", "b"])
    expectEqual(store.dictionary(forKey: "dictionary")?["k"] as? [Int], [1, 2])
    expectEqual(store.url(forKey: "url")?.host(), "example.org")
  }

  @Test func `Strings are read as numbers and truth values, numbers as strings and as each other`() {
    forEachRow([
      ("YES", true, 0), ("true", true, 0), ("NO", false, 0), ("1", true, 1), ("0", false, 0),
      ("12", true, 12),
      ("text", false, 0),
    ]) { text, truth, number in
      store.set(text, forKey: "a")
      expectEqual(store.bool(forKey: "a"), truth)
      expectEqual(store.integer(forKey: "a"), number)
    }
    store.set(3, forKey: "int")
    store.set(2.75, forKey: "double")
    store.set(true, forKey: "bool")
    expectEqual(store.string(forKey: "int"), "3")
    expectEqual(store.double(forKey: "int"), 3)
    expectEqual(store.string(forKey: "double"), "2.75")
    expectEqual(store.integer(forKey: "double"), 2)
    expectEqual(store.integer(forKey: "bool"), 1)
    expectNil(store.array(forKey: "int"))
  }

  @Test func `Registered defaults show until something is set, and again after it is removed`() {
    store.register(defaults: ["a": 1, "b": "b"])
    store.register(defaults: ["c": true])
    expectEqual(store.integer(forKey: "a"), 1)
    store.set(2, forKey: "a")
    expectEqual(store.integer(forKey: "a"), 2)
    expectEqual(store.dictionaryRepresentation().keys.sorted(), ["a", "b", "c"])
    store.removeObject(forKey: "a")
    expectEqual(store.integer(forKey: "a"), 1)
    store.set(nil as Any?, forKey: "c")
    #expect(store.bool(forKey: "c"))
  }

  @Test func `A value that property lists do not know is an exception, and is not stored`() {
    struct Odd {}
    let application = UIApplication()
    var raised: [UIException] = []
    application.exceptionHandler = { raised.append($0) }
    application.run {
      store.set(Odd(), forKey: "a")
      store.set([1, Odd()] as [Any], forKey: "b")
    }
    expectEqual(raised.map(\.name), [.invalidArgument, .invalidArgument])
    expectEqual(raised.first?.reason.hasSuffix("for key a"), true)
    expectEmpty(store.dictionaryRepresentation())
  }

  @Test func `Each application has its own values`() {
    store.set(1, forKey: "a")
    expectNil(UIApplication().environment.userDefaults.object(forKey: "a"))
  }
}
