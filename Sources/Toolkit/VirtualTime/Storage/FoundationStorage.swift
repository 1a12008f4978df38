/// Foundation's caches of what an application stored.
package enum FoundationStorage {
  /// Empties the caches of user defaults, cookies and network responses.
  ///
  /// User defaults are written to their files first, and are read from there again.
  package static func forget() {
    writePreferences?()
    for (object, forget) in networkStores { LibraryObject(getter: object)?.call(forget) }
  }

  /// Removes the defaults that `UserDefaults.register(defaults:)` registered, for which Foundation has no
  /// function. The first call takes some hundredths of a second to find them.
  package static func forgetRegisteredDefaults() {
    registeredDefaults?.pointee = [:]
  }

  /// Foundation's variable: a mutex with a dictionary, as its symbol's name says. The dictionary follows
  /// the lock, which is as large as a pointer.
  private nonisolated(unsafe) static let registeredDefaults = LoadedVariable.named(
    "$s10Foundation18registeredDefaults33_06F1C6083B6FE7BF962308B457D1C9EDLL15Synchronization5MutexVySDySSs8Sendable_pGGvp",
    in: "libFoundation.so"
  )?.advanced(by: MemoryLayout<UInt>.size).assumingMemoryBound(to: [String: any Sendable].self)

  private static let writePreferences: (@convention(c) () -> Void)? =
    LoadedFunction.named("CFPreferencesFlushCaches")

  /// The getter of each store, and the method that empties it. The module is only loaded in programs that
  /// use it.
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
/// A method takes its object in the register in which a closure takes its context, so a method with its
/// object is a closure.
private struct LibraryObject {
  private let object: AnyObject

  /// Reads a static property by the symbol of its getter; `nil` if the library is not loaded.
  init?(getter: String) {
    guard let function: UInt = LoadedFunction.named(getter) else { return nil }
    object = unsafeBitCast(Call(function: function, object: nil), to: Getter.self).read()
  }

  /// Calls a method by its symbol, with a date in the distant past; the method may take no parameters
  /// instead.
  func call(_ method: String) {
    guard let function: UInt = LoadedFunction.named(method) else { return }
    // A date is its seconds since 2001. A method without parameters ignores them.
    unsafeBitCast(Call(function: function, object: object), to: Method.self).run(-1e12)
  }

  private struct Call {
    let function: UInt
    let object: AnyObject?
  }

  /// Closures in structures have their own types; on their own they would be generic.
  private struct Getter {
    let read: () -> AnyObject
  }

  private struct Method {
    let run: (Double) -> Void
  }
}
