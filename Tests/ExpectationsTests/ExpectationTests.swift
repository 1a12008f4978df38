import Expectations
import Synchronization
import Testing

/// What each expectation records, as a reader of the failure sees it.
@Suite struct ExpectationTests {
  /// The texts of the issues that code records.
  private func issues(_ body: () -> Void) -> [String] {
    recorded(body).map { $0.comments.map(\.rawValue).joined(separator: "; ") }
  }

  private func recorded(_ body: () -> Void) -> [Issue] {
    let issues = Mutex<[Issue]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      issues.withLock { $0.append(issue) }
      return true
    }
    return issues.withLock(\.self)
  }

  @Test func `What holds records nothing`() {
    expectEqual(2, 2)
    expectEqual(Int?.none, nil)
    expectTrue(true)
    expectFalse(false)
    expectNil(Int?.none)
    expectNotNil(Int?.some(1))
    expectEmpty([Int]())
  }

  @Test func `Values that differ are shown, with the expectation as it is written and its comment`() {
    let title: String? = "Store"
    let found = issues { expectEqual(title, "Save", "the title") }
    #expect(
      found == [
        """
        Expectation failed: expectEqual(title, "Save", "the title")
          expected: Optional("Save")
          actual:   Optional("Store")
        the title
        """
      ])
  }

  @Test func `Of texts of several lines those that differ are shown`() {
    let found = issues { expectEqual("a\nb\nc\nd", "a\nc\nD\nd") }
    #expect(
      found == [
        """
        Expectation failed: expectEqual("a\\nb\\nc\\nd", "a\\nc\\nD\\nd")
          - expected, + actual, with their line numbers:
          + 2: b
          - 3: D
        """
      ])
  }

  @Test func `Each of the others says what it found`() {
    let found = issues {
      expectTrue(1 > 2)
      expectFalse(1 < 2)
      expectNil(Int?.some(3))
      expectNotNil(Int?.none)
      expectEmpty(
        ["a", "b"])
    }
    #expect(
      found == [
        "Expectation failed: expectTrue(1 > 2)\n  it is false",
        "Expectation failed: expectFalse(1 < 2)\n  it is true",
        "Expectation failed: expectNil(Int?.some(3))\n  expected: nil\n  actual:   3",
        "Expectation failed: expectNotNil(Int?.none)\n  it is nil",
        "Expectation failed: expectEmpty( [\"a\", \"b\"])\n  expected: it is empty\n  actual:   [\"a\", \"b\"]",
      ])
  }

  @Test func `The issue is where the expectation is`() {
    let issues = recorded { expectTrue(1 > 2) }
    #expect(issues.map(\.sourceLocation?.line) == [#line - 1])
  }

  @Test func `What fails for a row says for which, and the other rows are tested too`() {
    struct Refusal: Error {}
    let found = issues {
      forEachRow([1, 2, 3]) { number in
        if number == 2 { throw Refusal() }
        expectTrue(number == 3)
      }
    }
    #expect(
      found == [
        "Expectation failed: expectTrue(number == 3)\n  it is false\n  row:      1",
        """
        Expectation failed: forEachRow([1, 2, 3])
          it threw: Refusal()
          row:      2
        """,
      ])
  }

  @Test func `Rows of an asynchronous body come one after the other`() async {
    var seen: [Int] = []
    await forEachRow([3, 1, 2]) { number in
      await Task.yield()
      seen.append(number)
    }
    #expect(seen == [3, 1, 2])
  }
}
