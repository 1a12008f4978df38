import Expectations
import Foundation
import Snapshotting
import TestSupport
import Testing

@Suite struct ByteStrategyTests {
  private let snapshots: SnapshotFolder

  init() throws {
    snapshots = try SnapshotFolder()
  }

  @Test func `A golden has exactly the bytes of the value`() throws {
    for bytes in [[0, 0xFF, 0x0A, 0x0D], [], [0x61]] as [[UInt8]] {
      expectNil(snapshots.failure(of: Data(bytes), as: .data, mode: "all"))
      expectEqual([UInt8](try snapshots.bytes("data")), bytes)
      expectNil(snapshots.failure(of: bytes, as: .data))
    }
  }

  @Test func `A failure shows the first byte that differs between its neighbors`() throws {
    let bytes = [UInt8](0..<120)
    expectNil(snapshots.failure(of: bytes, as: .data(fileExtension: "bin"), mode: "all"))
    var other = bytes
    (other[70], other[71]) = (0xFF, 0xFE)
    let message = try #require(
      snapshots.failure(of: other + [1], as: .data(fileExtension: "bin")))
    expectTrue(
      message.hasPrefix(
        """
        The snapshot differs from its golden: 3 bytes differ, the first at offset 70 (0x46).

        --- golden, 120 bytes
        +++ new, 121 bytes
         00000030  30 31 32 33 34 35 36 37 38 39 3A 3B 3C 3D 3E 3F  |0123456789:;<=>?|
        -00000040  40 41 42 43 44 45 46 47 48 49 4A 4B 4C 4D 4E 4F  |@ABCDEFGHIJKLMNO|
        +00000040  40 41 42 43 44 45 FF FE 48 49 4A 4B 4C 4D 4E 4F  |@ABCDE..HIJKLMNO|
         00000050  50 51 52 53 54 55 56 57 58 59 5A 5B 5C 5D 5E 5F  |PQRSTUVWXYZ[\\]^_|

        golden: 
        """), "\(message)")
  }

  @Test func `A failure shows where one ends before the other`() throws {
    expectNil(snapshots.failure(of: [UInt8](), as: .data, mode: "all"))
    expectTrue(
      try #require(snapshots.failure(of: [7] as [UInt8], as: .data)).hasPrefix(
        """
        The snapshot differs from its golden: 1 byte differs, the first at offset 0 (0x0).

        --- golden, 0 bytes
        +++ new, 1 byte
        +00000000  07                                               |.|

        """))
  }

  @Test func `Without a golden the first rows are shown`() throws {
    let message = try #require(
      snapshots.failure(of: [UInt8](repeating: 1, count: 200), as: .data))
    expectTrue(message.contains("+00000070  01 "), "\(message)")
    expectTrue(message.contains("\n+... 72 more bytes\n"), "\(message)")
  }
}
