import Expectations
import Testing

@testable import Workers

@Suite struct MemoryUseTests {
  @Test func `Private and shared memory count, files do not`() {
    let status =
      "Name:\tx\nVmRSS:\t    9000 kB\nRssAnon:\t    2048 kB\nRssFile:\t 5000 kB\nRssShmem:\t 1 kB\n"
    expectEqual(MemoryUse.bytes(inStatus: status), 2049 * 1024)
    // If the system does not describe processes, nothing is counted.
    expectEqual(MemoryUse.bytes(inStatus: ""), 0)
  }
}
