import Expectations
import Snapshotting
import Testing

@Suite struct VerifySnapshotTests {
  @Test func `a failure is returned as text`() {
    expectEqual(
      verifySnapshot(of: Double.nan, as: .json),
      "The value cannot be written: JSON has no number 'nan'\npath: .")
  }

  @Test func `a value as its golden has no text`() {
    expectNil(verifySnapshot(of: "text", as: .text))
  }

  @Test func `several strategies have a golden each`() {
    assertSnapshots(of: ["b": 1, "a": 2], as: ["json": .json, "dump": .dump])
  }

  @Test func `strategies without names are numbered`() {
    assertSnapshots(of: ["b": 1, "a": 2], as: [.json, .dump])
  }
}
