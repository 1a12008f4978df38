/// What Foundation keeps in memory of what an application stored.
package enum FoundationStorage {
  /// Forgets user defaults, cookies and cached answers.
  ///
  /// User defaults are written to their files first, and will be read from there again.
  package static func forget() {
    writePreferences?()
    for (object, forget) in networkStores { LibraryObject(getter: object)?.call(forget) }
  }

  /// Forgets the defaults that `UserDefaults.register(defaults:)` registered, for which Foundation has no
  /// function. To find them takes some hundredths of a second when it is done first.
  package static func forgetRegisteredDefaults() {
    registeredDefaults?.pointee = [:]
  }

  /// Foundation's variable: a mutex with a dictionary, as the name of its symbol says. The dictionary is
  /// behind the lock, which has as many bytes as a pointer.
  private nonisolated(unsafe) static let registeredDefaults = LoadedVariable.named(
    "$s10Foundation18registeredDefaults33_06F1C6083B6FE7BF962308B457D1C9EDLL15Synchronization5MutexVySDySSs8Sendable_pGGvp",
    in: "libFoundation.so"
  )?.advanced(by: MemoryLayout<UInt>.size).assumingMemoryBound(to: [String: any Sendable].self)

  private static let writePreferences: (@convention(c) () -> Void)? =
    LoadedFunction.named("CFPreferencesFlushCaches")

  /// The getter of each store, and the method that empties it. The module is loaded only in a program that
  /// uses it.
  private static let networkStores = [
    (
      "$s20FoundationNetworking17HTTPCookieStorageC6sharedACvgZ",
      "$s20FoundationNetworking17HTTPCookieStorageC13removeCookies5sincey0A10Essentials4DateV_tF"
    ),
    (
      "$s20FoundationNetworking8URLCacheC6sharedACvgZ",
      "$s20FoundationNetworking8URLCacheC24removeAllCachedResponsesyyF"
    ),
  ]
}

/// An object of a library whose module is not imported.
///
/// A method takes its object in the register in which a closure takes what it has captured, so that a
/// method with its object is a closure.
private struct LibraryObject {
  private let object: AnyObject

  /// Reads a property of a type, by the name of its getter; `nil` if the library is not loaded.
  init?(getter: String) {
    guard let function: UInt = LoadedFunction.named(getter) else { return nil }
    object = unsafeBitCast(Call(function: function, object: nil), to: Getter.self).read()
  }

  /// Calls a method by its name, which takes a date of the distant past or nothing.
  func call(_ method: String) {
    guard let function: UInt = LoadedFunction.named(method) else { return }
    // A date is its seconds since 2001. A method without parameters ignores them.
    unsafeBitCast(Call(function: function, object: object), to: Method.self).run(-1e12)
  }

  private struct Call {
    let function: UInt
    let object: AnyObject?
  }

  /// Closures in structures are of their own types, where alone they would be generic.
  private struct Getter {
    let read: () -> AnyObject
  }

  private struct Method {
    let run: (Double) -> Void
  }
}
