#if canImport(Glibc)
  import Glibc
#endif

/// The system's random numbers, from which Swift, Foundation and C have theirs.
///
/// Swift's own generator asks the kernel for each number, through `syscall`.
enum RandomHooks {
  private typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
  private typealias Fill = @convention(c) (UnsafeMutableRawPointer?, Int, UInt32) -> Int
  private typealias Entropy = @convention(c) (UnsafeMutableRawPointer?, Int) -> Int32
  private typealias FillAll = @convention(c) (UnsafeMutableRawPointer?, Int) -> Void
  private typealias Identifier = @convention(c) (UnsafeMutableRawPointer?) -> Void
  private typealias Unsigned = @convention(c) () -> UInt32
  private typealias Below = @convention(c) (UInt32) -> UInt32
  private typealias Small = @convention(c) () -> Int32
  private typealias Large = @convention(c) () -> Int
  private typealias Fraction = @convention(c) () -> Double

  private static let realCall: Call = RealDispatch.function("syscall")
  private static let realFill: Fill = RealDispatch.function("getrandom")
  private static let realEntropy: Entropy = RealDispatch.function("getentropy")
  private static let realFillAll: FillAll = RealDispatch.function("arc4random_buf")
  private static let realIdentifier: Identifier = RealDispatch.function(nameOfIdentifier)
  private static let realUnsigned: Unsigned = RealDispatch.function("arc4random")
  private static let realBelow: Below = RealDispatch.function("arc4random_uniform")
  private static let realRand: Small = RealDispatch.function("rand")
  private static let realRandom: Large = RealDispatch.function("random")
  private static let realFraction: Fraction = RealDispatch.function("drand48")
  private static let realPositive: Large = RealDispatch.function("lrand48")
  private static let realSigned: Large = RealDispatch.function("mrand48")

  private static let nameOfIdentifier = "_foundation_uuid_generate_random"

  #if arch(arm64)
    private static let numberOfGetRandom = 278
  #else
    private static let numberOfGetRandom = 318
  #endif

  static var all: [Hook] {
    // Before the hook is in place: finding the function may itself call it.
    _ = realCall
    return ofKernel + ofUnsignedNumbers + ofC
  }

  private static let ofKernel: [Hook] = [
    Hook(
      "syscall",
      { number, first, second, third, fourth, fifth, sixth in
        guard number == numberOfGetRandom,
          RandomSource.fill(UnsafeMutableRawPointer(bitPattern: first), second)
        else { return realCall(number, first, second, third, fourth, fifth, sixth) }
        return second
      } as Call),
    Hook("getrandom", { RandomSource.fill($0, $1) ? $1 : realFill($0, $1, $2) } as Fill),
    // Foundation reads a device for the 16 bytes of a UUID.
    Hook(
      nameOfIdentifier,
      { if !RandomSource.fill($0, 16) { realIdentifier($0) } else { RandomSource.markAsUUID($0) } }
        as Identifier),
    Hook("getentropy", { RandomSource.fill($0, $1) ? 0 : realEntropy($0, $1) } as Entropy),
  ]

  private static let ofUnsignedNumbers: [Hook] = [
    Hook("arc4random_buf", { if !RandomSource.fill($0, $1) { realFillAll($0, $1) } } as FillAll),
    Hook("arc4random", { RandomSource.bits(32).map(UInt32.init) ?? realUnsigned() } as Unsigned),
    Hook(
      "arc4random_uniform",
      { bound in
        // The same bias for every bound is better than a number of numbers that depends on chance.
        RandomSource.bits(64).map { UInt32($0.multipliedFullWidth(by: UInt64(bound)).high) }
          ?? realBelow(bound)
      } as Below),
  ]

  private static let ofC: [Hook] = [
    Hook("rand", { RandomSource.bits(31).map(Int32.init) ?? realRand() } as Small),
    Hook("random", { RandomSource.bits(31).map(Int.init) ?? realRandom() } as Large),
    Hook("drand48", { RandomSource.bits(48).map { Double($0) / 0x1p48 } ?? realFraction() } as Fraction),
    Hook("lrand48", { RandomSource.bits(31).map(Int.init) ?? realPositive() } as Large),
    Hook(
      "mrand48",
      { RandomSource.bits(32).map { Int(Int32(truncatingIfNeeded: $0)) } ?? realSigned() } as Large),
  ]
}

/// The random numbers of the replay that the calling thread runs.
private enum RandomSource {
  /// Returns a number of this many bits; `nil` if the replay, or a thread without one, has the system's
  /// numbers.
  static func bits(_ count: Int) -> UInt64? { next.map { $0 >> (64 - UInt64(count)) } }

  /// Fills memory with random bytes.
  ///
  /// - Returns: Whether it was filled.
  static func fill(_ memory: UnsafeMutableRawPointer?, _ count: Int) -> Bool {
    guard let memory, count > 0, Replay.current?.random != nil else { return false }
    let bytes = UnsafeMutableRawBufferPointer(start: memory, count: count)
    for start in stride(from: 0, to: count, by: 8) {
      guard let number = next else { return false }
      withUnsafeBytes(of: number.littleEndian) { source in
        UnsafeMutableRawBufferPointer(rebasing: bytes[start..<min(start + 8, count)])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: source.prefix(count - start)))
      }
    }
    return true
  }

  /// Sets the bits by which 16 bytes are a UUID of version 4: RFC 4122.
  static func markAsUUID(_ memory: UnsafeMutableRawPointer?) {
    guard let bytes = memory?.assumingMemoryBound(to: UInt8.self) else { return }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
  }

  private static var next: UInt64? {
    guard let replay = Replay.current, let random = replay.random else { return nil }
    return replay.onLoop { random() }
  }
}
