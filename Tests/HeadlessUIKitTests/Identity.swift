/// The identities of objects, to compare lists of them.
func identities(_ objects: [AnyObject]) -> [ObjectIdentifier] {
  objects.map(ObjectIdentifier.init)
}
